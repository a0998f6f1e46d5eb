import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { picture, signIn } from './office'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

// An editor's journey has many steps and loads the editor itself.
test.beforeEach(() => test.slow())

const preview = (page: Page) => page.getByRole('button', { name: 'Урьдчилан харах' }).first()
const frameOf = (page: Page) => page.frameLocator('iframe[title="Урьдчилан харах хуудас"]')
/** A moment as its field shows it, in Ulaanbaatar. */
const fieldTime = (moment: number) => new Date(moment + 8 * 3_600_000).toISOString().slice(0, 19)

test(
  'an item is previewed on its page, scheduled, and appears by itself',
  { tag: '@phone-later' },
  async ({ page, request }, { project }) => {
    const errors = collectErrors(page)
    const title = `Товлосон мэдээ ${randomUUID()}`
    await signIn(page, 'user')
    await page.goto('/admin/add-news')
    await page.getByRole('textbox', { name: 'Гарчиг', exact: true }).fill(title)
    await page.getByRole('textbox', { name: 'Хураангуй', exact: true }).fill('Хураангуй')

    await preview(page).click()
    await expect(page.getByText('Нүүр зураг оруулна уу')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.locator('[contenteditable=true]:visible').first().click()
    await page.keyboard.type('Агуулгын эхний догол мөр.')
    await page.getByLabel('Ангилал').selectOption('8')
    await page.getByLabel('Нүүр зураг').setInputFiles(await picture('зураг.png'))
    await preview(page).click()
    const frame = frameOf(page)
    // Its cover is drawn first, in a thread that the uploads of all tests share.
    await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 60_000 })
    await expect(frame.getByText('Агуулгын эхний догол мөр.')).toBeVisible()
    const cover = frame.locator('article picture img').first()
    await expect(cover).toHaveJSProperty('complete', true)
    expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible(page)

    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Англи' }).click()
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en')
    await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible()
    if (project.name === 'desktop') {
      await dialog.getByRole('button', { name: 'Утас' }).click()
      await expect
        .poll(() => frame.locator('html').evaluate(() => window.innerWidth))
        .toBeLessThanOrEqual(390)
    }
    const address = String(await dialog.getByRole('link', { name: 'Шинэ цонхонд нээх' }).getAttribute('href'))
    const response = await page.request.get(address)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    const stranger = await request.get(address)
    expect(stranger.status()).toBe(404)
    expect(await stranger.text()).not.toContain(title)
    await dialog.getByRole('button', { name: 'Хаах' }).click()

    const endsAt = Date.now() + 3_600_000
    await page.getByLabel('Нийтлэх хугацаа').fill(fieldTime(endsAt + 60_000))
    await page.getByLabel('Дуусах хугацаа').fill(fieldTime(endsAt))
    await page.getByRole('button', { name: 'Хадгалах' }).click()
    await expect(page.getByText('Дуусах хугацаа нь нийтлэх хугацаанаас хойш байх ёстой.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    // So far away that it stays hidden on a slow machine too.
    await page.getByLabel('Нийтлэх хугацаа').fill(fieldTime(endsAt - 60_000))
    const insertion = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === '/admin/insert/news',
    )
    await page.getByRole('button', { name: 'Хадгалах' }).click()
    const { id } = (await (await insertion).json()) as { id: number }
    await expect(page).toHaveURL(/\/admin\/update-news/)
    await expect(page.getByText(/^Товлосон: /).first()).toBeVisible()
    const shows = async (path: string) => (await (await request.get(path)).text()).includes(title)
    expect(await shows('/mm/blog/8=1')).toBe(false)

    const appearsAt = Date.now() + 2_000
    const texts = { title, summary: 'Хураангуй', text: '<p>Агуулга</p>', category_cid: '8' }
    const times = { appears_at: fieldTime(appearsAt), ends_at: fieldTime(endsAt) }
    const update = await page.request.post('/admin/update/news', { multipart: { id, ...texts, ...times } })
    expect(update.status(), await update.text()).toBe(200)
    await expect.poll(() => shows('/mm/blog/8=1'), { timeout: 40_000 }).toBe(true)
    expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(appearsAt / 1_000) * 1_000)
    expect(await shows('/mm')).toBe(true)
    // Beside the item the preview shows the newest news, which other tests may take away meanwhile.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([])
  },
)

/** Types words and a slip into a page text, and opens the preview without a save. */
async function previewPageText(page: Page, words: string): Promise<void> {
  await signIn(page, 'user')
  // Another test or an earlier try may have left a draft, and the question about it would cover the form.
  await page.route('**/admin/get/draft/id?*', (route) => route.fulfill({ json: { draft: null } }))
  await page.goto('/admin/edit-static/2')
  const card = page.locator('form').filter({ hasText: 'Гишүүнчлэл' }).first()
  const fold = card.getByRole('button', { name: 'Монгол текст' })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  const text = card.locator('[contenteditable=true]').first()
  await text.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type(`${words} `)
  // The second letter is a Latin one.
  await page.keyboard.type('Мoнгол ')
  await expect(card.getByText('Үгэнд өөр гарын үсэг холилдсон байна').first()).toBeVisible()
  await preview(page).click()
  await expect(frameOf(page).getByText(words)).toBeVisible()
}

test('a page text is previewed in the design of its page', async ({ page, request }) => {
  const words = `Урьдчилан харсан ${randomUUID()}`
  await previewPageText(page, words)
  await expect(page.getByRole('dialog').getByText(/^Доогуур зурсан: \d+ газар$/)).toBeVisible()
  expect(await (await request.get('/mm/membership')).text()).not.toContain(words)
})

test('a draft is shared, remarked on in three presses, and revoked', async ({ page, browser }) => {
  const [words, remark] = [`Хуваалцсан ${randomUUID()}`, `Санал ${randomUUID()}`]
  await previewPageText(page, words)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Хуваалцах' }).click()
  await dialog.getByLabel('Хугацаа').selectOption('1')
  await dialog.getByRole('button', { name: 'Холбоос гаргах' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Холбоос' }).inputValue()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Хаах' }).click()

  const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
  const stranger = await context.newPage()
  const errors = collectErrors(stranger)
  const response = await stranger.goto(address)
  expect(response?.status()).toBe(200)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  await expect(stranger.getByRole('region', { name: 'Ноорог' })).toBeVisible()
  await stranger.getByText(words).first().selectText()
  await expectReady(stranger.getByRole('link', { name: 'Санал бичих' }))
  await stranger.getByRole('link', { name: 'Санал бичих' }).click()
  await stranger.keyboard.type(remark)
  await stranger.getByLabel('Таны нэр').click()
  await stranger.keyboard.type('Уншигч Бат')
  await expect(stranger.getByLabel('Аль хэсгийн тухай')).toHaveValue(new RegExp(`^${words}`))
  await expectNoSidewaysScroll(stranger)
  await expectAccessible(stranger)
  await stranger.getByRole('button', { name: 'Илгээх' }).click()
  await expect(stranger.getByText('Саналыг тань хүлээн авлаа.')).toBeVisible()

  // As when the editor comes back to the window.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  const row = page.getByRole('listitem').filter({ hasText: remark })
  await expect(row).toContainText('Уншигч Бат')
  await expect(row).toContainText(words)
  await row.getByRole('button', { name: 'Шийдсэн' }).click()
  await expect(row.getByRole('button', { name: 'Дахин нээх' })).toBeVisible()
  await expectAccessible(page)

  const share = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${address.slice(-36)}"]`) })
  await share.getByRole('button', { name: 'Хүчингүй болгох' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Хүчингүй болгох' }).click()
  await expect(page.getByText('Холбоосыг хүчингүй болголоо.')).toBeVisible()
  expect((await stranger.reload())?.status()).toBe(404)
  await expect(stranger.getByText(words)).toHaveCount(0)
  expect(errors.filter((error) => !error.includes('404'))).toEqual([])
  await context.close()
})

test('a report is previewed among the others', async ({ page, request }) => {
  const [storedTitle, newTitle] = [`Тайлан ${randomUUID()}`, `Өөрчилсөн ${randomUUID()}`]
  await signIn(page, 'user')
  const answer = await page.request.post('/admin/insert/report', {
    multipart: {
      ...{ title: storedTitle, image: await picture('тайлан.png') },
      pdf: {
        name: 'a.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(`%PDF-1.7\n${storedTitle}\n%%EOF`),
      },
    },
  })
  const { id } = (await answer.json()) as { id: number }
  await page.goto(`/admin/report?id=${id}`)
  await page.getByLabel('Гарчиг', { exact: true }).fill(newTitle)
  await preview(page).click()
  const frame = frameOf(page)
  await expect(frame.getByRole('heading', { name: newTitle })).toBeVisible()
  await expect(frame.getByRole('heading', { name: storedTitle })).toHaveCount(0)
  const live = await (await request.get('/mm/report=1')).text()
  expect(live).toContain(storedTitle)
  expect(live).not.toContain(newTitle)
})
