import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { demoMonthNews } from '@/demo/content/month-news'
import { expectAccessible, expectNoSidewaysScroll, expectReady, scrollTop } from './pages'

const isPhone = () => test.info().project.name === 'phone'

test('anchors lead to the parts that the specification numbers', async ({ page }) => {
  for (const [path, ids] of [
    ['/mm/about', ['1', '2']],
    ['/mm/member', ['1', '2', '3']],
    ['/mm/activity', ['1', '2', '3']],
  ] as const) {
    await page.goto(path)
    // While the scripts take over, they write the address as they last knew it.
    await expectReady(page.locator('button').first())
    for (const id of ids) {
      await page.locator(`main nav a[href="#${id}"]`).locator('visible=true').click()
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
      await expect(page).toHaveURL(`${path}#${id}`)
    }
  }
  await page.goto('/mm/member')
  await expect(page.locator('[id="1"] ul > li')).toHaveCount(11)
  await expect(page.locator('[id="2"] [data-committees]')).toHaveCount(16)
  await expect(page.locator('[id="2"] summary + ul > li')).toHaveCount(6)
  // Each is listed by name, some with their listing; a press shows one committee's.
  await expect(page.locator('[id="2"] [data-committees] h3')).toHaveCount(16)
  await expect(page.locator('[id="1"] ul > li a[href^="/yp/company/"]').first()).toBeVisible()
  const legal = page.locator('[id="2"] fieldset label').filter({ hasText: 'Эрх зүй' })
  await legal.click()
  const matches = page.locator('[id="2"] [data-committees]').locator('visible=true')
  await expect(matches).toHaveCount(Number(await legal.locator('span').innerText()))
  await expect(matches.first()).toContainText('Эрх зүй')
  await page.goto('/mm/activity')
  await expect(page.locator('[id="1"] li > details')).toHaveCount(4)
  await expect(page.locator('[id="1"] li:has(> h3)')).toHaveCount(5)
})

test(
  'reports are shown six per page; a page past the last does not exist',
  { tag: '@phone-first' },
  async ({ page }) => {
    await page.goto('/mm/report=1')
    await expect(page.locator('main li:has(time)')).toHaveCount(6)
    await page.getByRole('link', { name: 'Дараах хуудас', exact: true }).click()
    await expect(page).toHaveURL('/mm/report=2')
    await expect(page.locator('main li:has(time)')).not.toHaveCount(6)
    expect((await page.goto('/mm/report=99'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Энэ хуудсанд зүйл алга' })).toBeVisible()
    expect((await page.goto('/en/mm/report=99'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'There is nothing on this page' })).toBeVisible()
  },
)

test('minerals open large and are leafed through by keyboard', { tag: '@phone-first' }, async ({ page }) => {
  await page.goto('/mm/page/21')
  await page.locator('main a[data-deferred]').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 / 12')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('2 / 12')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toContainText('12 / 12')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

/** Sets whether the browser reports that it shows PDFs itself. */
const withViewer = (page: Page, has: boolean) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => value })
  }, has)

test('a poster opens large over its page', { tag: '@phone-first' }, async ({ page }) => {
  await page.goto('/mm/page/26')
  const poster = page.locator('main a[data-deferred]').first()
  await expectReady(poster)
  await poster.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/mm/page/26')
})

test('a film plays', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/mm/page/22')
  const film = page.locator('video').first()
  const kind = 'video/mp4; codecs="avc1.42E01E"'
  const canPlay = await film.evaluate((video: HTMLVideoElement, type) => video.canPlayType(type), kind)
  test.skip(!canPlay, 'this browser has no decoder for H.264')
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  const seconds = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(seconds).toBeGreaterThan(0)
})

test('films are served in ranges, so that they can be sought in', async ({ page, request }) => {
  await page.goto('/mm/page/22')
  const film = page.locator('video').first()
  await expect(film).toHaveAttribute('preload', 'none')
  const src = (await film.getAttribute('src')) ?? ''
  const part = await request.get(src, { headers: { range: 'bytes=1000-1999' } })
  expect(part.status()).toBe(206)
  expect(part.headers()['content-length']).toBe('1000')
  const absurd = await request.get(src, { headers: { range: 'bytes=999999999-' } })
  expect(absurd.status()).toBe(416)
})

test(
  'the book turns by keyboard and button, and is a PDF without a script',
  { tag: '@phone-first' },
  async ({ page, browser, baseURL }) => {
    await withViewer(page, true)
    await page.goto('/mm/page/25')
    const count = page.locator('main [role=group] [aria-live]')
    await expect(count).toHaveText('1 / 12')
    await expectReady(page.locator('main [role=group] > [role=group]'))
    // The arrow keys work anywhere on the page, as its hint says.
    await page.keyboard.press('ArrowRight')
    await expect(count).toHaveText('2 / 12')
    await page.keyboard.press('ArrowLeft')
    await expect(count).toHaveText('1 / 12')
    await page.locator('main [role=group] > [role=group]').focus()
    await page.keyboard.press('ArrowRight')
    await expect(count).toHaveText('2 / 12')
    await expect(page.locator('main [data-turned]')).toHaveCount(1)
    await page.keyboard.press('End')
    await expect(count).toHaveText('12 / 12')
    await page.keyboard.press('Home')
    await expect(count).toHaveText('1 / 12')
    await page.getByRole('button', { name: 'Дараах хуудас' }).click()
    await page.getByRole('button', { name: 'Дараах хуудас' }).click()
    await expect(count).toHaveText(isPhone() ? '3 / 12' : '4 / 12')

    // The complete document is collapsed in the page, and is fetched when it is opened.
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    const pdf = await page.getByRole('link', { name: 'Номыг PDF хэлбэрээр татах' }).getAttribute('href')
    const viewer = page.locator('main details:has(iframe)')
    await expect(viewer.locator('iframe')).toBeHidden()
    expect(urls.filter((url) => url.includes(pdf ?? ''))).toEqual([])
    await viewer.getByText('Номыг PDF хэлбэрээр энд унших').click()
    await expect(viewer.locator('iframe')).toBeVisible()
    await expect(viewer.locator('iframe')).toHaveAttribute('src', new RegExp(`^${pdf}#`))
    await expectNoSidewaysScroll(page)

    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const plainPage = await context.newPage()
    await plainPage.goto('/mm/page/25')
    await expect(plainPage.locator('main [role=group]').first()).toBeHidden()
    // The cover waits for no page that nobody can open yet.
    await expect(plainPage.locator('main [role=group] img')).toHaveCount(1)
    await expect(plainPage.locator('noscript iframe, main iframe').first()).toBeAttached()
    expect(
      (
        await plainPage.request.get(
          (await plainPage.getByRole('link', { name: 'Номыг PDF хэлбэрээр татах' }).getAttribute('href')) ??
            '',
        )
      ).headers()['content-type'],
    ).toBe('application/pdf')
    await context.close()
  },
)

type Issue = { id: number; title: string; title_en: string; pdf: string }

/** The titles of the issues of the demo content, newest first. */
const demoIssues = demoMonthNews.map(({ title }) => title).toReversed()
/** All current issues, newest first; other tests add and delete one. */
async function listIssues(request: APIRequestContext): Promise<Issue[]> {
  const answer = await request.get('/client/month-news-pdf')
  return ((await answer.json()) as { monthNews: Issue[] }).monthNews
}
/** The issues of the demo content, which no test changes. */
async function listDemoIssues(request: APIRequestContext): Promise<Issue[]> {
  const issues = (await listIssues(request)).filter(({ title }) => demoIssues.includes(title))
  expect(issues.map(({ title }) => title)).toEqual(demoIssues)
  return issues
}

test(
  'the monthly paper is read in a frame, with header and without footer',
  { tag: '@phone-first' },
  async ({ page, request }) => {
    await withViewer(page, true)
    const monthNews = await listDemoIssues(request)
    expect(monthNews.length).toBeGreaterThanOrEqual(6)
    const [newest] = monthNews
    // The newest issue appears beside the news.
    const leads = page.locator('main aside a[href*="/mn/page/"]')
    await expect(async () => {
      const [first] = await listIssues(request)
      await page.goto('/mm/blog/8=1')
      await expect(leads).toHaveAttribute('href', `/mn/page/${first?.id}`, { timeout: 1_000 })
      await leads.click()
      await expect(page).toHaveURL(`/mn/page/${first?.id}`, { timeout: 5_000 })
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(first?.title ?? '', { timeout: 5_000 })
    }).toPass({ timeout: 40_000 })
    await page.goto(`/mn/page/${newest?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '')
    await expect(page.locator('main p:has(+ iframe)')).toHaveText('PDF ачааллаж байна...')
    await expect(page.locator('main iframe')).toBeVisible()
    await expect(page.getByRole('link', { name: 'PDF нээх' })).toBeHidden()
    await expect(page.locator('footer')).toHaveCount(0)
    await expect(page.locator('header')).toBeVisible()
    // The button back to the top works without the contact buttons.
    const top = page.getByRole('button', { name: 'Дээш буцах' })
    await expect(top).toHaveCount(0)
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: 201, behavior: 'instant' }))
      await expect(top).toBeInViewport({ ratio: 1, timeout: 1_000 })
    }).toPass()
    await expect(page.locator('aside a[href^="tel:"]')).toHaveCount(0)
    await top.click()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Өмнөх дугаар' }).click()
    await expect(page).toHaveURL(`/mn/page/${monthNews[1]?.id}`)
    await expect(page.getByRole('link', { name: 'Дараагийн дугаар' })).toHaveAttribute(
      'href',
      `/mn/page/${newest?.id}`,
    )
    const pdf = await request.get((await page.locator('iframe').getAttribute('src')) ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    for (const id of ['999999', '0', 'abc', '1e3']) {
      expect((await request.get(`/mn/page/${id}`)).status(), id).toBe(404)
    }
  },
)

test(
  'without a viewer, the monthly paper opens with one button, which shows its size',
  { tag: '@phone-first' },
  async ({ page, browser, baseURL, request }) => {
    const [newest] = await listDemoIssues(request)
    const file = await (await request.get(newest?.pdf ?? '')).body()
    const extent = new RegExp(`^[1-9]\\d* хуудас · ${Math.round(file.length / 1024)} KB$`)
    await withViewer(page, false)
    await page.goto(`/mn/page/${newest?.id}`)
    await expect(page.locator('iframe')).toHaveCount(0)
    const openPdf = page.getByRole('link', { name: 'PDF нээх' })
    await expect(openPdf).toHaveAttribute('href', newest?.pdf ?? '')
    expect((await openPdf.boundingBox())?.height).toBeGreaterThanOrEqual(56)
    await expect(page.locator('main a + p')).toHaveText(extent)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const issues = page.getByRole('navigation', { name: 'Сарын мэдээний дугаарууд' }).getByRole('link')
    const titles = (await issues.allInnerTexts()).map((title) => title.trim())
    expect(titles.filter((title) => demoIssues.includes(title))).toEqual(demoIssues)
    await expect(issues.and(page.locator('[aria-current=page]'))).toHaveText([newest?.title ?? ''])

    // A phone without scripts.
    const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } }
    const plainContext = await browser.newContext({
      ...phone,
      javaScriptEnabled: false,
      ...(baseURL ? { baseURL } : {}),
    })
    const silent = await plainContext.newPage()
    await silent.goto(`/en/mn/page/${newest?.id}`)
    await expect(silent.getByRole('link', { name: 'Open the PDF' })).toBeVisible()
    await expect(silent.locator('main div:has(> iframe)')).toBeHidden()
    await expect(silent.getByRole('link', { name: newest?.title_en, exact: true })).toBeVisible()
    await plainContext.close()
  },
)
