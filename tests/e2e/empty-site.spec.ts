import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { openAtRest } from './at-rest'
import { byTurns } from './languages'
import { signInByForm } from './office'
import { ownSite } from './own-site'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'

/**
 * A separate Strata on its first day, with nothing but the menu. Empty pages and failures must be explained,
 * which the shared site cannot show.
 */
const test = ownSite('empty', { seed: false, env: { FIRST_MODERATOR_EMAIL: 'moderator@mnma.example' } })

const page = ['Хуудас хоосон байна', 'No Data Found'] as const
const empty = {
  '/mm': ['Одоогоор мэдээ алга', 'No news yet'],
  '/mm/blog/8=1': ['Мэдээ олдсонгүй', 'No news found'],
  '/mm/blog?term=уул': ['Мэдээ олдсонгүй', 'No news found'],
  '/mm/about': page,
  '/mm/membership': page,
  '/mm/member': ['Жагсаалт хоосон байна', 'The list is empty'],
  '/mm/report=1': ['Тайлан хоосон байна', 'No Report Found'],
  '/mm/trade': ['Дуудлага худалдааны зар олдсонгүй', 'No notices found'],
  '/mm/trade?tab=report': ['Арилжааны мэдээлэл олдсонгүй', 'No trade data found'],
  '/mm/page/21': page,
  '/mm/page/22': page,
  '/mm/page/23': page,
  '/mm/page/24': page,
  '/mm/page/26': page,
  '/mm/page/9': page,
  '/mm/self-assessment': ['Асуулга хоосон байна', 'There are no questions'],
  '/mm/member-assessment': ['Асуулга хоосон байна', 'There are no questions'],
} as const

const withoutRecords = [
  '/mm/activity',
  '/mm/contact',
  '/mm/anniversary',
  '/mm/assessment',
  '/mm/page/20',
  '/mm/page/25',
]

const languages = [
  {
    locale: 'mn',
    prefix: '',
    at: 0,
    noTicker: 'Одоогоор арилжаа, зар алга байна',
    noListing: 'Лавлахад бүртгэл алга.',
  },
  {
    locale: 'en',
    prefix: '/en',
    at: 1,
    noTicker: 'No trades or notices at present',
    noListing: 'The directory has no listings.',
  },
] as const

for (const { locale, prefix, at, noTicker, noListing } of languages) {
  test(`pages without content are complete pages, in ${locale}`, { tag: '@whole' }, async ({ page }) => {
    test.slow()
    const errors = collectErrors(page)
    for (const path of Object.keys(empty)) {
      await page.goto(prefix + path)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    expect(errors).toEqual([])
  })

  test(`pages without content say so in their HTML, in ${locale}`, async ({ request }) => {
    for (const [path, texts] of Object.entries(empty)) {
      const response = await request.get(prefix + path)
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
      expect(html.match(/ data-empty[^>]*>.*?<\/main>/s)?.[0], path).toContain(texts[at])
      expect(html.match(/<header.*?<\/header>/s)?.[0], path).toContain(noTicker)
    }
    for (const path of withoutRecords) {
      const response = await request.get(prefix + path)
      expect(response.status(), path).toBe(200)
      expect((await response.text()).match(/<h1[ >]/g), path).toHaveLength(1)
    }
    expect((await request.get(`${prefix}/mn/page/1`)).status()).toBe(404)
    expect(await (await request.get(`${prefix}/yp`)).text()).toContain(noListing)
  })
}

for (const [locale, prefix, failureText, retry, number] of [
  ['mn', '', 'Алдаа гарлаа. Дахин оролдоно уу.', 'Дахин оролдох', 'Алдааны дугаар'],
  ['en', '/en', 'Something went wrong. Try again.', 'Try again', 'Error number'],
] as const) {
  const name = `a page that cannot be rendered says so, and loads on retry, in ${locale}`
  test(name, { tag: byTurns(locale) }, async ({ page, browser, baseURL, site: { database, logFile } }) => {
    // A separate page for each run, so that none is cached.
    const path = `${prefix}/mm/report=${Date.now() % 900_000}`
    await database.query('alter table reports rename to reports_away')
    try {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(500)
      const id = answer?.headers()['x-request-id']
      await expect(page.getByRole('heading', { level: 1, name: failureText })).toBeVisible()
      await expect(page.getByText(`${number}: ${id}`)).toBeVisible()
      // The log counts what fails again within ten seconds, and then names these requests.
      await expect.poll(() => readFile(logFile, 'utf8'), { timeout: 15_000 }).toContain(`"${id}"`)
      await expectAccessible(page)
      const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
      const reader = await plain.newPage()
      await reader.goto(path)
      await expect(reader).toHaveTitle(failureText)
      await expect(reader.getByRole('heading', { name: failureText })).toBeVisible()
      await database.query('alter table reports_away rename to reports')
      await reader.getByRole('link', { name: retry }).click()
      await expect(reader.locator('main [data-empty]')).toBeVisible()
      await plain.close()
      await page.getByRole('button', { name: retry }).click()
      await expect(page.locator('main [data-empty]')).toBeVisible()
      await expect(page.getByRole('heading', { name: failureText })).toHaveCount(0)
      // An error that nothing catches is reported.
      const countReports = async () =>
        /browser_errors_total\{outcome="foreign"\} (\d+)/.exec(
          await (await page.request.get('/metrics')).text(),
        )?.[1]
      const before = Number(await countReports())
      // One that comes before the page's scripts is heard by nobody, so it comes again.
      await expect(async () => {
        await page.evaluate(() => reportError(new TypeError('of nobody')))
        await expect
          .poll(async () => Number(await countReports()), { timeout: 2_000 })
          .toBeGreaterThan(before)
      }).toPass({ timeout: 20_000 })
    } finally {
      await database.query('alter table if exists reports_away rename to reports')
    }
  })
}

test('the first moderator signs in, and each list of the office says that it is empty', async ({
  page,
  site: { database },
}) => {
  test.slow()
  const errors = collectErrors(page)
  await signInByForm(page, 'moderator')
  await expect(page.locator('main [data-empty]')).toHaveCount(2)
  for (const path of [
    'update-news',
    'slides',
    'social-links',
    'trade',
    'request-list',
    'companies',
    'update-assessment',
    'assessment-result',
    'assessment-member-result',
  ]) {
    await openAtRest(page, `/admin/${path}`)
    await expect(page.locator('main [data-empty]'), path).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  expect(errors).toEqual([])

  // A list that fails to load says so in its place, and loads on retry.
  await database.query('alter table banners rename to banners_away')
  try {
    await page.goto('/admin/slides')
    const alert = page.getByRole('alert').filter({ hasText: 'Алдаа гарлаа. Дахин оролдоно уу.' })
    await expect(alert).toBeVisible()
    await expectAccessible(page)
    await database.query('alter table banners_away rename to banners')
    await alert.getByRole('button', { name: 'Дахин оролдох' }).click()
    await expect(page.locator('main [data-empty]')).toBeVisible()
  } finally {
    await database.query('alter table if exists banners_away rename to banners')
  }
})

test('a book with a PDF but no pictures of its pages is read in its page', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByForm(page, 'moderator')
  const pdf = { name: 'ном.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }
  const answer = await page.request.post('/admin/update/book-file', { multipart: { id: '1', pdf } })
  expect(answer.status(), await answer.text()).toBe(200)
  for (const has of [true, false]) {
    const reader = await browser.newPage({ ...(baseURL ? { baseURL } : {}) })
    await reader.addInitScript((value) => {
      Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => value })
    }, has)
    await reader.goto('/mm/page/25')
    const frame = reader.locator('main iframe')
    await expect(frame).toHaveCount(has ? 1 : 0)
    if (has) await expect(frame).toBeVisible()
    // Without a viewer there is a button that opens the PDF, and not only a download.
    await expect(reader.getByRole('link', { name: 'PDF нээх' })).toBeVisible({ visible: !has })
    await expectNoSidewaysScroll(reader)
    await expectAccessible(reader)
    await reader.close()
  }
})
