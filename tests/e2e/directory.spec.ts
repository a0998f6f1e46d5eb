import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { liveYear } from '@/demo/event/editions'
import { byTurns } from './languages'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

/** A company of the demo content with contacts of all kinds, and a mark of each site. */
const company = '/yp/company/1'
const texts = {
  mn: {
    prefix: '',
    name: 'Хангай Металл ХХК',
    other: 'Khangai Metal LLC',
    marks: ['МУУҮА-гийн гишүүн', `Үзэсгэлэнд оролцогч ${liveYear}`],
    write: 'Байгууллага руу бичих',
    required: 'Энэ талбарыг бөглөнө үү.',
    send: 'Илгээх',
    fields: ['Таны нэр', 'И-мэйл', 'Зурвас'],
    sent: 'Зурвасыг илгээлээ.',
    report: 'Алдаа мэдэгдэх',
    kind: 'Хаяг',
    right: 'Зөв мэдээлэл',
    noKind: 'Юу буруу байгааг сонгоно уу.',
    thanks: 'Мэдэгдлийг хүлээн авлаа. Баярлалаа.',
  },
  en: {
    prefix: '/en',
    name: 'Khangai Metal LLC',
    other: 'Хангай Металл ХХК',
    marks: ['MNMA member', `Exhibitor ${liveYear}`],
    write: 'Write to the company',
    required: 'Please fill out this field.',
    send: 'Send',
    fields: ['Your name', 'E-mail', 'Message'],
    sent: 'Your message was sent.',
    report: 'Report an error',
    kind: 'Address',
    right: 'Correct information',
    noKind: 'Choose what is wrong.',
    thanks: 'Thank you, we have your report.',
  },
} as const

const locales = Object.keys(texts) as (keyof typeof texts)[]

/** The link that opens a form over a listing; on a phone the bar at the bottom has one too. */
const opener = (page: Page, name: string) => page.locator(`a[href="#${name}"]:visible`).first()

for (const locale of locales) {
  const words = texts[locale]

  test(
    `${locale}: a visitor reads a company and writes to it`,
    { tag: byTurns(locale, ['@phone-first', '@firefox']) },
    async ({ page }) => {
      const errors = collectErrors(page)
      await page.goto(`${words.prefix}${company}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.name)
      await expect(page.locator('main')).toContainText(words.other)
      for (const mark of words.marks) await expect(page.locator('main').getByText(mark).first()).toBeVisible()
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(data.map((text) => JSON.parse(text) as object)).toContainEqual(
        expect.objectContaining({ '@type': 'Organization', name: words.name, alternateName: words.other }),
      )

      const open = opener(page, 'write')
      await expectReady(open)
      await open.click()
      const dialog = page.getByRole('dialog', { name: words.write })
      await expect(dialog).toBeVisible()
      const [name, email, text] = words.fields.map((label) => dialog.getByLabel(label, { exact: true }))
      await expect(name!).toBeFocused()
      await dialog.getByRole('button', { name: words.send }).click()
      await expect(dialog.getByText(words.required)).toHaveCount(3)
      await expect(name!).toBeFocused()
      await expectAccessible(page)
      await name!.fill('Б. Номин')
      await email!.fill(`visitor-${locale}-${Date.now()}@visitor.example`)
      await text!.fill('Үнийн санал авмаар байна.')
      await expectNoSidewaysScroll(page)
      await dialog.getByRole('button', { name: words.send }).click()
      await expect(dialog.getByText(words.sent)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      // The browser's step back finishes after the dialog has closed.
      await expect.poll(() => new URL(page.url()).hash).toBe('')
      expect(errors).toEqual([])
    },
  )

  test(`${locale}: a visitor reports an error in a listing`, { tag: byTurns(locale) }, async ({ page }) => {
    await page.goto(`${words.prefix}/yp/consultant/1`)
    await expectReady(opener(page, 'report'))
    await opener(page, 'report').click()
    const dialog = page.getByRole('dialog', { name: words.report })
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(dialog.getByText(words.noKind)).toBeVisible()
    await dialog.getByRole('radio').first().check()
    await dialog.getByLabel(words.right).fill(`9911 0000 (${Date.now()})`)
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(dialog.getByText(words.thanks)).toBeVisible()
  })
}

test('a company is downloaded as a card for an address book', async ({ page }) => {
  await page.goto(company)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'vCard татах' }).click()
  const file = readFileSync((await (await download).path()) ?? '', 'utf8')
  expect(file).toContain('FN:Хангай Металл ХХК')
  expect(file).toContain('TEL;TYPE=WORK,FAX:')
})

test('the categories open over the page, hold the focus, stop its scrolling and close with Esc', async ({
  page,
}) => {
  await page.goto('/yp/contact')
  const open = page.getByRole('navigation', { name: 'Үндсэн цэс' }).getByRole('link', { name: 'Ангилал' })
  await expectReady(open)
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Бүх ангилал' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.mouse.wheel(0, 800)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  for (let at = 0; at < 40; at++) {
    await page.keyboard.press('Tab')
    const isOnPage = await page.evaluate(() => document.activeElement !== document.body)
    if (isOnPage) expect(await inside(), `after ${at + 1} tabs`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await dialog.getByRole('link', { name: 'Лаборатори' }).click()
  await expect(page).toHaveURL(/\/yp\/category\/0302$/)
  await expect(dialog).toBeHidden()
})

test('without scripts the categories are found on the home page, and a search within one is asked', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/yp/contact')
  await page.getByRole('navigation', { name: 'Үндсэн цэс' }).getByRole('link', { name: 'Ангилал' }).click()
  await expect(page).toHaveURL(/\/yp#categories$/)
  await page.locator('#categories').getByRole('link', { name: 'Өрөмдлөг, тэсэлгээ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Өрөмдлөг, тэсэлгээ')
  const response = await page.request.get('/en/yp/category/0301?search=drill%20%26%20blast', {
    maxRedirects: 0,
  })
  expect([response.status(), response.headers().location]).toEqual([
    307,
    '/en/yp/search?term=DRILL+%26+BLAST&category=0301',
  ])
  await context.close()
})

test('an unknown listing says so, with a way on', async ({ page }) => {
  const response = await page.goto('/yp/company/987654')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мэдээлэл байхгүй байна.')
  await page.locator('main').getByRole('link', { name: 'Лаборатори' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Лаборатори')
})

test('the banners change after ten seconds, pause under the pointer and can be stopped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/yp')
  const banners = page.getByRole('group', { name: 'Сурталчилгаа' })
  await banners.scrollIntoViewIfNeeded()
  await page.clock.runFor(2_000)
  const currentBanner = banners.locator('[data-current]')
  await expect(currentBanner).toHaveAttribute('aria-label', '1 / 3')
  await page.clock.runFor(10_500)
  await expect(currentBanner).toHaveAttribute('aria-label', '2 / 3')
  await banners.hover()
  await page.clock.runFor(30_000)
  await expect(currentBanner).toHaveAttribute('aria-label', '2 / 3')
  await page.mouse.move(0, 0)
  await banners.getByRole('button', { name: 'Түр зогсоох' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(30_000)
  await expect(currentBanner).toHaveAttribute('aria-label', '2 / 3')
})
