import { randomInt, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { confirmDeletion, picture, savedMessage, signIn } from './office'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

// Every test loads a screen of the office from scratch.
test.beforeEach(() => test.slow())

/** Sends a company's request for a listing. */
async function sendCompany(request: APIRequestContext) {
  const mark = randomUUID().slice(0, 8).toUpperCase()
  const [name, email] = [`Мөнх Сорил ${mark} ХХК`, `${randomUUID()}@test.example`]
  const { buffer, mimeType } = await picture('logo.png')
  const answer = await request.post('/yellow-page/insert/yellow-registration', {
    multipart: {
      categories: JSON.stringify([{ mainCategory: '03', subCategory: '0301' }]),
      image: { name: 'logo.png', mimeType, buffer },
      nameMn: name,
      nameEn: `Munkh Trial ${mark} LLC`,
      registrationNumber: String(randomInt(1_000_000, 9_999_999)),
      phones: JSON.stringify(['7018 0200']),
      registrantName: 'Д. Ундрах',
      registrantPosition: 'Менежер',
      registrantEmail: email,
      registrantPhone: '9902 1177',
      lang: 'mn',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return { mark, email }
}

const mailsTo = (address: string) =>
  readdirSync(process.env.STRATA_MAIL_DIR ?? '')
    .map((name) => readFileSync(join(process.env.STRATA_MAIL_DIR ?? '', name), 'utf8'))
    .filter((message) => message.includes(`To: ${address}`)).length

const rowOf = (page: Page, name: string | RegExp) => page.locator('main tbody tr', { hasText: name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openRequest(page: Page, mark: string) {
  await page.goto('/admin/yellow/request')
  const row = rowOf(page, new RegExp(mark, 'i'))
  await expect(row).toContainText('Шинэ')
  await expectReady(row.getByRole('link'))
  await row.getByRole('link').click()
  await expect(page.getByRole('dialog')).toContainText('7018 0200')
}

test(
  'a request is edited, published, found in the list and deleted',
  { tag: '@phone-later' },
  async ({ page, request }) => {
    const errors = collectErrors(page)
    const { mark, email } = await sendCompany(request)
    await signIn(page, 'admin')
    await openRequest(page, mark)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await button(page, 'Засах').click()
    await page.getByRole('textbox', { name: /^Хаяг \(заавал/ }).fill('Хан-Уул дүүрэг')
    await button(page, 'Вэб нэмэх').click()
    await page.getByRole('textbox', { name: 'Вэб 1' }).fill('soril.example')
    await page.getByLabel('Бүртгүүлэгчийн албан тушаал').fill('Захирал')
    await button(page, 'Хадгалах').click()
    await expect(savedMessage(page).first()).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('soril.example')
    await expect(page.getByRole('dialog')).toContainText('Д. Ундрах, Захирал')
    await button(page, 'Зөвшөөрч нийтлэх').click()
    await expect(page.getByText('Лавлахад нийтэллээ.')).toBeVisible()
    await expect(rowOf(page, new RegExp(mark, 'i'))).toHaveCount(0)
    // One says that the request arrived, one that the listing is published.
    await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toBe(2)

    await page.goto(`/admin/yellow/list-company?term=${mark}`)
    const row = rowOf(page, new RegExp(mark, 'i'))
    await expect(row).toContainText('Нийтэлсэн')
    await expect(row.getByRole('link', { name: /^Сайтад харах/ })).toHaveAttribute(
      'href',
      /\/yp\/company\/\d+/,
    )
    await expectReady(row.getByRole('button', { name: /^Устгах/ }))
    await row.getByRole('button', { name: /^Устгах/ }).click()
    await confirmDeletion(page, 'компанийг устгах уу?')
    await expect(row).toHaveCount(0)
    expect(errors).toEqual([])
  },
)

test('a request is turned down with a prepared reason', async ({ page, request }) => {
  const { mark, email } = await sendCompany(request)
  await signIn(page, 'admin')
  await openRequest(page, mark)
  await button(page, 'Татгалзах').click()
  await button(page, 'Татгалзаж, мэдэгдэх').click()
  await expect(page.getByText('Татгалзах шалтгааныг бичнэ үү.')).toBeVisible()
  await button(page, 'Мэдээлэл дутуу').click()
  await expect(page.getByRole('textbox', { name: 'Татгалзах шалтгаан' })).toHaveValue(/дутуу/)
  await button(page, 'Татгалзаж, мэдэгдэх').click()
  await expect(page.getByText('Хүсэлтээс татгалзлаа.')).toBeVisible()
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toBe(2)
})

test('a waiting change is reviewed field by field', { tag: '@phone-later' }, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/yellow/request')
  const row = rowOf(page, 'Дорнод Геотек')
  await expect(row).toContainText('2 талбарт өөрчлөлт')
  await expectReady(row.getByRole('link'))
  await row.getByRole('link').click()
  await expect(page.getByText('2 талбараас 2 талбарыг авна')).toBeVisible()
  await page
    .getByRole('group', { name: /^Нэр \(англи\)/ })
    .getByText('Хэвээр', { exact: true })
    .click()
  await expect(page.getByText('2 талбараас 1 талбарыг авна')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('missing fields of an added company are reported in the order of the specification', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/admin/yellow/add')
  const add = button(page, 'Нэмж нийтлэх')
  const alert = page.locator('main').getByRole('alert').first()
  await expectReady(add)
  await add.click()
  await expect(alert).toHaveText('Дэд ангиллыг сонгоно уу.')
  await page.getByRole('combobox', { name: /Үндсэн ангилал/ }).selectOption({ value: '01' })
  await page.getByRole('combobox', { name: /Дэд ангилал/ }).selectOption({ value: '0101' })
  await expect(alert).toHaveText('Лого оруулна уу')
  await page.locator('main input[type=file]').setInputFiles(await picture('logo.png'))
  const name = `Нэмсэн ${randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: 'Нэр', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Нэр (англи)', exact: true }).fill('Added LLC')
  await page.getByRole('textbox', { name: 'Регистр', exact: true }).fill(String(randomInt(1e6, 1e7)))
  await add.click()
  await expect(page.getByText('Амжилттай нэмэгдлээ.')).toBeVisible()
  await page.goto(`/admin/yellow/list-company?term=${encodeURIComponent(name)}`)
  await expect(rowOf(page, 'Нийтэлсэн')).toHaveCount(1)
})
