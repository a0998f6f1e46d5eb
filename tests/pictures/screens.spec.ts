import { expect, test, type Page } from '@playwright/test'
import { publicPagesOfBoth } from '../e2e/public-pages'
import { askForCode } from '../e2e/assessor'
import { codeSentTo } from '../e2e/mail'
import { expectReady } from '../e2e/pages'
import { fileNameOf, open, settle, take, takeControls, widths } from './take'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime(process.env.PICTURES_TIME ?? '')
})

for (const path of publicPagesOfBoth) {
  test(`${path} looks as before`, async ({ page }) => {
    await open(page, path)
    await take(page, fileNameOf(path))
    if (path.startsWith('/en/')) return
    await take(page, fileNameOf(path), [900])
    await page.emulateMedia({ forcedColors: 'active' })
    await take(page, `${fileNameOf(path)}.forced`)
    await page.emulateMedia({ media: 'print', forcedColors: 'none' })
    await take(page, `${fileNameOf(path)}.print`, [1440])
  })
}

for (const path of publicPagesOfBoth.filter((each) => !each.startsWith('/en/'))) {
  test(`${path} looks as before without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // In the second load all fonts are cached.
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.reload({ waitUntil: 'networkidle' })
      await expect.soft(page).toHaveScreenshot(`${fileNameOf(path)}.plain.${width}.png`, { timeout: 60_000 })
    }
    await context.close()
  })
}

test('dialogs over a page look as before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/mm/about')
  await page.getByRole('button', { name: 'Цэс нээх' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.soft(page).toHaveScreenshot('drawer.png')
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/mm')
  const groups = page.locator('header nav summary')
  for (const [at, group] of (await groups.all()).entries()) {
    await expectReady(group)
    await group.click()
    await expect.soft(page).toHaveScreenshot(`menu.${at}.png`)
  }
  for (const path of ['/mm/page/21', '/mm/page/26']) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      const tile = page.locator('a[data-deferred]').first()
      await expectReady(tile)
      await tile.click()
      await page.waitForLoadState('networkidle')
      await settle(page)
      await expect
        .soft(page.getByRole('dialog'))
        .toHaveScreenshot(`${fileNameOf(path)}.lightbox.${width}.png`)
    }
  }
  await open(page, '/mm/page/25')
  const next = page.getByRole('button', { name: 'Дараах хуудас' })
  await expectReady(next)
  await next.click()
  await take(page, 'book-open')
})

test('hovered and focused controls look as before', async ({ page }) => {
  const pages = [
    '/mm',
    '/mm/blog/8=1',
    '/mm/detail/1',
    '/mm/trade',
    '/mm/about',
    '/mm/page/22',
    '/mm/report=1',
  ]
  for (const path of pages) {
    await open(page, path)
    await takeControls(
      page,
      fileNameOf(path),
      'main a, main button, main summary, footer a, header a, header button',
    )
  }
})

test('the request form looks as before', async ({ page }) => {
  await open(page, '/mm/membership')
  const form = page.locator('form[method=post]')
  if ((await form.count()) === 0) await open(page, '/mm/member')
  const send = page.locator('form[method=post] button[type=submit]')
  await expectReady(send)
  await send.click()
  await expect(page.locator('form[method=post] [aria-invalid]').first()).toBeVisible()
  await take(page, 'request-form-refused')
})

test('the own assessment looks as before', async ({ page }) => {
  test.setTimeout(600_000)
  await open(page, '/mm/self-assessment')
  await page.getByLabel('Байгууллагын нэр').focus()
  await page.getByLabel('И-мэйл', { exact: true }).fill('говь@')
  await page.getByLabel('Утасны дугаар', { exact: true }).focus()
  await take(page, 'own-intro-refused')
  await page.getByLabel('Байгууллагын нэр').fill('Өмнийн Говь ХХК')
  await page.getByLabel('И-мэйл', { exact: true }).fill('gobi@test.example')
  await page.getByLabel('Утасны дугаар', { exact: true }).fill('9911 2233')
  await page.getByRole('button', { name: 'Эхлэх', exact: true }).click()
  await expect(page.locator('main h2').first()).toBeFocused()
  await take(page, 'own-questions', [360, 900, 1440])
  const next = page.getByRole('button', { name: 'Дараах', exact: true })
  for (const width of [360, 900, 1440]) {
    // The alert disappears by itself after five seconds.
    await page.setViewportSize({ width, height: 900 })
    await next.click()
    await take(page, 'own-questions-refused', [width])
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await next.click()
  await take(page, 'own-questions-forced', [1440])
  await page.emulateMedia({ forcedColors: 'none' })
  const finish = page.getByRole('button', { name: 'Дуусгах', exact: true })
  for (let sections = 0; sections < 14; sections++) {
    await answerAll(page)
    if (await finish.isVisible()) break
    await page.getByRole('button', { name: 'Дараах', exact: true }).click()
    if (sections === 1) await take(page, 'own-questions-later', [360, 1440])
    await page.waitForTimeout(300)
  }
  await finish.click()
  await expect(page.getByRole('button', { name: 'Зургаар татах' })).toBeVisible()
  await page.mouse.move(1, 1)
  await take(page, 'own-result', [360, 900, 1440])
  await page.emulateMedia({ media: 'print' })
  await take(page, 'own-result.print', [1440])
})

test('the poster to download looks as before', async ({ page }) => {
  test.setTimeout(600_000)
  await open(page, '/mm/self-assessment')
  await page.getByLabel('Байгууллагын нэр').fill('Өмнийн Говь ХХК')
  await page.getByLabel('И-мэйл', { exact: true }).fill('gobi@test.example')
  await page.getByLabel('Утасны дугаар', { exact: true }).fill('9911 2233')
  await page.getByRole('button', { name: 'Эхлэх', exact: true }).click()
  const finish = page.getByRole('button', { name: 'Дуусгах', exact: true })
  for (let sections = 0; sections < 14; sections++) {
    await answerAll(page)
    if (await finish.isVisible()) break
    await page.getByRole('button', { name: 'Дараах', exact: true }).click()
    await page.waitForTimeout(300)
  }
  await finish.click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Зургаар татах' }).click()
  const image = await (await download).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of image) chunks.push(chunk as Buffer)
  expect.soft(Buffer.concat(chunks)).toMatchSnapshot('poster.png', { threshold: 0, maxDiffPixels: 0 })
})

/** Alternates yes and no, with a proof at the first. */
async function answerAll(page: Page): Promise<void> {
  await page.locator('main form [role=radiogroup]').evaluateAll((rows) => {
    for (const [at, row] of rows.entries()) {
      row.querySelectorAll<HTMLInputElement>('input[type=radio]')[at % 4 === 3 ? 1 : 0]?.click()
    }
  })
}

test('the members’ assessment looks as before', async ({ page }) => {
  test.setTimeout(600_000)
  // A demo company without a result for this year.
  const company = { id: 0, name: '', email: 'khangai-metal@member.example' }
  await open(page, '/mm/member-assessment')
  await page.getByRole('button', { name: 'Үргэлжлүүлэх', exact: true }).click()
  await take(page, 'member-email-refused')
  await page.getByLabel('Бүртгэлтэй и-мэйл хаяг').fill('nobody@test.example')
  await page.getByRole('button', { name: 'Үргэлжлүүлэх', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('link')).toBeVisible()
  await take(page, 'member-email-unknown')
  await askForCode(page, company)
  const boxes = page.locator('fieldset input')
  await expect(boxes).toHaveCount(6)
  await take(page, 'member-code')
  await boxes.first().fill(await codeSentTo(company.email))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radiogroup').first()).toBeVisible()
  await answerAll(page)
  const row = page.locator('main form li').first()
  await row.getByRole('checkbox').check()
  await expect(row.locator('textarea')).toBeVisible()
  await page.waitForTimeout(3_000)
  await take(page, 'member-questions', [360, 900, 1440])
  const finish = page.getByRole('button', { name: 'Дуусгах', exact: true })
  for (let sections = 0; sections < 14 && !(await finish.isVisible()); sections++) {
    const open = await page.locator('main form h2').innerText()
    await page.getByRole('button', { name: 'Дараах', exact: true }).click()
    await expect(page.locator('main form h2')).not.toHaveText(open)
    await answerAll(page)
  }
  await finish.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.soft(page).toHaveScreenshot(`member-finish.${width}.png`)
  }
  await question.getByRole('button').nth(1).click()
  await expect(page.getByRole('button', { name: 'Зургаар татах' })).toBeVisible()
  await take(page, 'member-result')
  await page.getByRole('button', { name: 'Хариултаа харах' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.soft(page).toHaveScreenshot(`member-answers.${width}.png`)
  }
})
