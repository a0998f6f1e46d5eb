import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { codeSentTo } from './mail'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

test.beforeEach(() => test.slow())

const logo = 'demo/media/logos/mon-geo.png'
const numberOf = () => String(Math.floor(10_000_000 + Math.random() * 89_999_999))

const fillRegistrant = async (page: Page, email: string) => {
  await page.locator('[name=registrantName]').fill('Б. Болд')
  await page.locator('[name=registrantPosition]').fill('Захирал')
  await page.locator('[name=registrantEmail]').fill(email)
  await page.locator('[name=registrantPhone]').fill('99112233')
}
const fillCompany = async (page: Page) => {
  await page.locator('[name=nameMn]').fill('Алтан хөндий ххк')
  await page.locator('[name=nameEn]').fill('Altan valley llc')
  await page.locator('[name=registrationNumber]').fill(numberOf())
  await page.locator('select').nth(0).selectOption('03')
  await page.locator('select').nth(1).selectOption('0301')
  await page.locator('input[type=file]').setInputFiles(logo)
}

test(
  'a company is registered in three steps, and its owner edits it',
  { tag: '@phone-first' },
  async ({ page }) => {
    const errors = collectErrors(page)
    const email = `${randomUUID()}@owner.example`
    const main = page.getByRole('main')
    const next = main.getByRole('button', { name: 'Үргэлжлүүлэх' })
    await page.goto('/yp/register')
    await expectReady(next)

    // Step 1 names the missing fields until they are filled in.
    await next.click()
    await expect(main.getByText('Энэ талбарыг бөглөнө үү.')).toHaveCount(4)
    await expect(page.locator('[name=registrantName]')).toBeFocused()
    await page.locator('[name=registrantName]').fill('Б')
    await expect(main.getByText('Энэ талбарыг бөглөнө үү.')).toHaveCount(3)
    await expectAccessible(page)
    await fillRegistrant(page, email)
    await next.click()

    // Step 2: the last row cannot be removed; both parts of a category are required.
    await expect(main.getByText('Та хэнийг бүртгүүлэх вэ?')).toBeVisible()
    await expect(main.getByRole('button', { name: /хасах/ })).toHaveCount(0)
    await main.getByRole('button', { name: 'Ангилал нэмэх' }).click()
    await expect(main.getByRole('button', { name: /хасах/ })).toHaveCount(2)
    await next.click()
    await expect(main.getByText('Дэд ангиллыг сонгоно уу.')).toHaveCount(2)
    await expect(main.getByText('Лого оруулна уу')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await main.getByRole('button', { name: 'Ангиллыг хасах: 2' }).click()
    await fillCompany(page)
    await expect(main.getByAltText('Сонгосон лого')).toBeVisible()
    await expect(page.locator('[name=nameMn]')).toHaveValue('АЛТАН ХӨНДИЙ ХХК')
    await next.click()

    // Step 3, and back by the browser and by the numbers; a step that was not reached is no button.
    await expect(main.getByRole('heading', { name: 'Илгээх мэдээлэл' })).toBeVisible()
    await page.goBack()
    await expect(main.getByText('Та хэнийг бүртгүүлэх вэ?')).toBeVisible()
    await main.getByRole('button', { name: '3-р алхам: Нөхцөл' }).click()
    const send = main.getByRole('button', { name: 'Илгээх', exact: true })
    await send.click()
    await expect(main.getByText('Үргэлжлүүлэхийн тулд нөхцөлийг зөвшөөрнө үү.')).toBeVisible()
    await main.getByRole('checkbox').check()

    // A failed submission loses nothing.
    await page.route('**/insert/yellow-registration*', (route) => route.abort())
    await send.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Юу ч алдагдаагүй')
    await page.unroute('**/insert/yellow-registration*')
    errors.length = 0
    await dialog.getByRole('button', { name: 'Дахин оролдох' }).click()
    await expect(main.getByRole('heading', { name: 'Хүсэлтийг хүлээн авлаа' })).toBeFocused()
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Дахин илгээх' }).click()
    await expect(page.locator('[name=registrantName]')).toHaveValue('')

    // The owner signs in with a code and edits the request.
    await page.goto('/yp/owner')
    const ask = main.getByRole('button', { name: 'Код авах' })
    await expectReady(ask)
    await main.getByLabel('Бүртгүүлэгчийн и-мэйл').fill(email)
    await ask.click()
    await expect(main.getByRole('heading', { name: 'Баталгаажуулах кодоо оруулна уу' })).toBeVisible()
    // The first mail confirms the request.
    const code = await codeSentTo(email, 1)
    await main.getByLabel('Кодын 1 дэх цифр').fill(code)
    await main.getByRole('button', { name: 'Нэвтрэх', exact: true }).click()
    await expect(main.getByText('Хүлээгдэж буй')).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('button', { name: /^Засах/ }).click()
    await page.locator('[name=addressMn]').fill('Дархан хот')
    await main.getByRole('button', { name: 'Хадгалах' }).click()
    await expect(main.getByText('Хадгаллаа.')).toBeVisible()
    await page.reload()
    await expect(page.locator('[name=addressMn]')).toHaveValue('Дархан хот')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await main.getByRole('button', { name: 'Гарах' }).click()
    await expect(main.getByText('Та гарлаа.')).toBeVisible()
    expect(errors).toEqual([])
  },
)

test('the entered texts stay on the device; the fields of the other type are dropped', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/en/yp/register')
  const next = main.getByRole('button', { name: 'Continue' })
  await expectReady(next)
  await fillRegistrant(page, `${randomUUID()}@owner.example`)
  await next.click()
  await page.locator('[name=nameMn]').fill('Тал ххк')
  await page.locator('[name=nameEn]').fill('Tal llc')
  await page.locator('[name=nameEn]').blur()
  await page.reload()
  await expect(main.getByText('What you filled in before has been restored.')).toBeVisible()
  await expect(page.locator('[name=nameEn]')).toHaveValue('TAL LLC')

  await main.getByText('Consulting engineer', { exact: true }).click()
  await expect(page.locator('[name=nameEn]')).toHaveValue('')
  await page.locator('[name=nameMn]').fill('Д. Ундрах')
  await page.locator('[name=nameEn]').fill('D. Undrakh')
  await page.locator('[name=phone]').fill('99887766')
  await next.click()
  await expect(main.getByText('Please fill out this field.')).toHaveCount(2)
  await page.locator('[name=professionMn]').fill('Геологич')
  await page.locator('[name=professionEn]').fill('Geologist')
  await next.click()
  await expect(main.getByRole('heading', { name: 'Terms' })).toBeVisible()
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Submit' }).click()
  await expect(main.getByRole('heading', { name: 'We have received your request' })).toBeVisible()
  await page.reload()
  await expect(page.locator('[name=registrantName]')).toHaveValue('')
})

test('without scripts the page shows whom to contact', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/yp/register')
  await expect(page.locator('[name=registrantName]')).toBeHidden()
  // There is no header or footer: the logo is the only link home.
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0)
  await expect(page.locator('body > :not(main) a[href="/yp"]')).toBeVisible()
  // Playwright's locators ignore the content of a noscript.
  const html = await (await page.request.get('/yp/register')).text()
  expect(html).toMatch(/<noscript>(?:(?!<\/noscript>).)*JavaScript(?:(?!<\/noscript>).)*href="mailto:/s)
})
