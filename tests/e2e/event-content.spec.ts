import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { openAtRest as open } from './at-rest'
import { addedMessage, confirmDeletion, picture, savedMessage, signIn } from './office'
import { makeGallery } from './own-photographs'
import { expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

/** Sets whether the browser reports that it shows PDFs: the tests' browser does not, most visitors' do. */
const withViewer = (page: Page, has: boolean) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => value })
  }, has)

test('a visitor changes day and hall, opens a document and leafs through it', async ({ page }) => {
  await withViewer(page, true)
  await page.goto('/mw/presentation')
  const days = page.getByRole('navigation', { name: 'Өдөр сонгох' })
  const halls = page.getByRole('navigation', { name: 'Танхим сонгох' })
  const list = page.getByRole('navigation', { name: 'Илтгэлийн жагсаалт' })
  const viewer = page.getByRole('region', { name: 'Илтгэлийн файл' })
  await expect(days.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
  await expect(halls.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
  const second = list.getByRole('link').nth(1)
  const title = (await second.locator('b').textContent()) ?? ''
  await expectReady(viewer.getByRole('button').first())
  await second.click()
  await expect(page).toHaveURL(/\/mw\/presentation\/1\/\d+\/\d+#document$/)
  await expect(page).toHaveTitle(new RegExp(title))
  await expect(viewer.locator('b')).toHaveText(title)
  await viewer.getByRole('button', { name: 'Дараах хуудас' }).click()
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible()
  await expect(viewer.locator('iframe')).toHaveAttribute('src', /#toolbar=0&page=2&view=FitH$/)
  await viewer.getByRole('button', { name: 'Томруулах' }).click()
  await expect(viewer.locator('iframe')).toHaveAttribute('src', /&page=2&zoom=125$/)
  const pdf = await page.request.get((await viewer.getByRole('link').getAttribute('href')) ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')

  await halls.getByRole('link').nth(3).click()
  await expect(page.getByRole('heading', { name: 'Илтгэл байхгүй байна' })).toBeVisible()
  await days.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/mw\/presentation\/2\/\d+$/)
  await halls.getByRole('link').first().click()
  await expect(page).toHaveURL('/mw/presentation/2')
  await expect(list.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
  for (const nowhere of ['/mw/presentation/9', '/mw/presentation/1/999999', '/mw/presentation/x'])
    expect((await page.request.get(nowhere)).status(), nowhere).toBe(404)
  await page.goto('/en/mw/presentation/2/2')
  await expect(page.getByRole('heading', { name: 'No presentation is available' })).toBeVisible()
})

test('a phone without a viewer opens the document itself', { tag: '@phone-first' }, async ({ page }) => {
  await withViewer(page, false)
  await page.goto('/mw/presentation')
  const viewer = page.getByRole('region', { name: 'Илтгэлийн файл' })
  await expect(viewer.getByRole('link', { name: 'PDF нээх' })).toBeVisible()
  await expect(viewer.locator('iframe')).toHaveCount(0)
  await expect(viewer.getByRole('button')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('the profile of a speaker opens from the key speakers', async ({ page }) => {
  await page.goto('/mw/presentation')
  const link = page.locator('section').filter({ hasText: 'Онцлох илтгэгчид' }).getByRole('link').first()
  const name = (await link.getByRole('heading').textContent()) ?? ''
  await expectReady(page.locator('header button').first())
  await link.click()
  await expect(page).toHaveURL(/\/mw\/speaker\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.some((text) => text.includes('"Person"') && text.includes(name))).toBe(true)
  expect((await page.request.get('/mw/speaker/999999')).status()).toBe(404)
})

test(
  'photographs are leafed through by keyboard, and more of them come',
  { tag: '@phone-later' },
  async ({ page }) => {
    test.slow()
    const gallery = await makeGallery(page.request, [14, 3])
    await page.goto(gallery)
    const pictures = page.locator('main ul > li > a:has(picture)')
    await expect(pictures).toHaveCount(12)
    const more = page.getByRole('link', { name: 'Цааш үзэх' })
    await expectReady(more)
    await more.click()
    await expect(pictures).toHaveCount(14)
    await expect(more).toHaveCount(0)
    await expect(pictures.nth(12)).toBeFocused()
    await expect(page.getByText('14 зураг харагдаж байна')).toBeVisible()

    await pictures.nth(3).focus()
    await page.keyboard.press('Enter')
    const slider = page.getByRole('dialog', { name: 'Зураг үзэх' })
    await expect(slider).toContainText('4 / 14')
    await page.keyboard.press('ArrowRight')
    await expect(slider).toContainText('5 / 14')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toContainText('14 / 14')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(slider).toBeHidden()
    await expect(pictures.nth(3)).toBeFocused()

    // Another day starts from the beginning.
    await page.getByRole('navigation', { name: 'Өдөр сонгох' }).getByRole('link').nth(1).click()
    await expect(page).toHaveURL(`${gallery}/2`)
    await expect(pictures).toHaveCount(3)
    await expect(more).toHaveCount(0)
  },
)

test('the sketch of the exhibition is open beside the list, closed on a phone, and leads to exhibitors', async ({
  page,
}) => {
  await open(page, '/mw/exhibitor')
  const plan = page.getByRole('group', { name: 'Үзэсгэлэнгийн бүдүүвч' })
  await expect(plan.getByRole('link')).toHaveCount(await plan.locator('a').count())
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(plan).toBeHidden()
  await page.locator('summary').filter({ visible: true }).click()
  // The list of the first page ends before this stand.
  const stand = plan.getByRole('link', { name: /^C-20 / })
  const name = (await stand.getAttribute('aria-label'))?.replace('C-20 ', '') ?? ''
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await stand.click()
  await expect(page).toHaveURL(/\/mw\/exhibitor\/3#partner-\d+$/)
  await expect(page.locator('li:target')).toContainText(name)
})

test('the gallery works without scripts, page by page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const gallery = await makeGallery(page.request, [14])
  await page.goto(gallery)
  await page.getByRole('link', { name: 'Цааш үзэх' }).click()
  await expect(page).toHaveURL(`${gallery}/1/2`)
  await expect(page.locator('main ul > li > a:has(picture)')).toHaveCount(2)
  await page.getByRole('link', { name: 'Өмнөх зургууд' }).click()
  await expect(page).toHaveURL(gallery)
  const image = await page.request.get(
    (await page.locator('main ul > li > a:has(picture)').first().getAttribute('href')) ?? '',
  )
  expect(image.headers()['content-type']).toBe('image/jpeg')
  await context.close()
})

test('an editor adds a speaker and puts it first', async ({ page }) => {
  test.slow()
  const name = `Илтгэгч ${randomUUID().slice(0, 8)}`
  await signIn(page, 'moderator')
  await open(page, '/admin/week/presenters?new=')
  await page.getByRole('button', { name: 'Нэмэх', exact: true }).click()
  for (const message of ['Зураг оруулна уу', 'Монгол нэрийг оруулна уу', 'Албан тушаалыг англиар оруулна уу'])
    await expect(page.getByText(message)).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(await picture('хөрөг.png'))
  await page.getByLabel('Нэр (монгол)').fill(name)
  await page.getByLabel('Нэр (англи)').fill('Speaker')
  await page.getByLabel('Албан тушаал (монгол)').fill('Судлаач')
  await page.getByLabel('Албан тушаал (англи)').fill('Researcher')
  await page.getByRole('button', { name: 'Нэмэх', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/week\/presenters\?event=\d+$/)
  await expect(addedMessage(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Дараалал өөрчлөх' }).click()
  const row = page.locator('[data-row]').filter({ hasText: name })
  const handle = row.getByRole('button', { name: `Чирж зөөх: ${name}` })
  await handle.focus()
  const places = await page.locator('[data-row]').count()
  for (let step = 1; step < places; step++) await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-row]').first()).toContainText(name)
  await page.getByRole('button', { name: 'Дараалал хадгалах' }).click()
  await expect(savedMessage(page).first()).toBeVisible()
  await page.goto('/mw/speaker')
  await expect(page.locator('main ul').getByRole('heading').first()).toHaveText(name)
  await open(page, '/admin/week/presenters')
  await page.getByRole('button', { name: `Устгах: ${name}` }).click()
  await confirmDeletion(page, name)
})

test('many pictures are uploaded at once; one that fails is sent again', async ({ page }) => {
  test.slow()
  await signIn(page, 'moderator')
  await open(page, '/admin/week/gallery')
  await expect(page.getByText('эхлээд өдрийг сонгоно уу')).toBeVisible()
  const day = page.getByLabel(/^Өдөр/)
  await day.selectOption({ label: (await day.locator('option').nth(3).textContent()) ?? '' })
  const input = page.locator('input[type=file]')
  await expect(input).toBeAttached()
  let sendCount = 0
  await page.route('**/mw/admin/insert/gallery', async (route) => {
    // The connection drops while the third is being sent.
    if (++sendCount === 3) return route.abort('connectionreset')
    await route.continue()
  })
  const names = ['нэг.png', 'хоёр.png', 'гурав.png', 'дөрөв.png']
  await input.setInputFiles([
    ...(await Promise.all(names.map(picture))),
    { name: 'бичиг.txt', mimeType: 'text/plain', buffer: Buffer.from('Энэ зураг биш.') },
  ])
  const queue = page.getByRole('region', { name: 'Илгээж буй зургууд' })
  await expect(page.getByText('5 зургаас 3 нь хадгалагдлаа.')).toBeVisible({ timeout: 30_000 })
  await expect(queue).toContainText('5 зургаас 3 нь хадгалагдсан.')
  await expect(queue).toContainText('Алдаа гарлаа: Сүлжээний холболт тасарлаа. Дахин оролдоно уу.')
  await expect(queue).toContainText('Алдаа гарлаа: Зөвхөн JPG эсвэл PNG зураг сонгоно уу.')
  await queue.getByRole('button', { name: /^Дахин илгээх: / }).click()
  await expect(queue).toContainText('5 зургаас 4 нь хадгалагдсан.', { timeout: 30_000 })
  await queue.getByRole('button', { name: 'Жагсаалтыг хаах' }).click()
  await expect(queue).toHaveCount(0)

  // The stored ones are recognised by their captions, and deleted again.
  const caption = `Хаалт ${randomUUID().slice(0, 8)}`
  await page
    .getByRole('link', { name: /^Засах: Зураг \d+$/ })
    .first()
    .click()
  await page.getByLabel(/^Тайлбар(?! \(англи)/).fill(caption)
  await page.getByRole('button', { name: 'Хадгалах', exact: true }).click()
  await expect(savedMessage(page).first()).toBeVisible()
  await page.getByRole('button', { name: `Устгах: ${caption}` }).click()
  await confirmDeletion(page, caption)
})

test('the lists of an empty edition say that they are empty, and not that a search found nothing', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const paths = [
    'presenters?event',
    'agenda?eventSessions.event',
    'presentation?presentations.event',
    'register?event',
  ]
  for (const path of paths) {
    await open(page, `/admin/week/${path}=1`)
    await expect(page.getByRole('heading', { name: 'Жагсаалт хоосон байна' }).first(), path).toBeVisible()
  }
  await open(page, '/admin/week/presenters?event=1&term=ололтгүй')
  await expect(page.getByRole('heading', { name: 'Тохирох хайлтын үр дүн олдсонгүй.' })).toBeVisible()
})
