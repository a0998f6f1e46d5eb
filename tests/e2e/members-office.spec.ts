import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { writeSheet } from '@/lib/platform/files/sheet'
import { readSheetTable } from '@/lib/platform/files/sheet-table'
import { openAtRest as open } from './at-rest'
import { addCompany } from './assessor'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'
import { confirmDeletion, picture, savedMessage, signIn } from './office'

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const rowOf = (page: Page, name: string) => page.locator('main tbody tr', { hasText: name })

// Every test signs in through the identity provider first.
test.beforeEach(() => test.slow())

test(
  'requests are read ten, twenty or thirty at a time, with their purposes',
  { tag: '@phone-later' },
  async ({ page, request }) => {
    const errors = collectErrors(page)
    const name = `Хүсэлт ${randomUUID()}`
    const answer = await request.post('/client/insert/office-request', {
      data: {
        name,
        email: `${randomUUID()}@test.example`,
        phone_number: '9911 2233',
        business_type: 'Хайгуул, өрөмдлөг',
        member_request: true,
        meeting_request: true,
      },
    })
    expect(answer.status(), await answer.text()).toBe(200)
    await signIn(page, 'admin')
    await open(page, '/admin/request-list')
    const row = rowOf(page, name)
    await expect(row).toContainText('Гишүүнээр элсэх, Уулзалт товлох')
    await expect(row).toContainText('Хайгуул, өрөмдлөг')
    await expect(row).toContainText('9911 2233')
    await expect(page.getByText(/^Нийт \d+ хүсэлт, \d+ хуудас$/)).toBeVisible()
    const size = page.getByRole('combobox', { name: 'Хуудсанд' })
    await expect(size.locator('option')).toHaveText(['10', '20', '30'])
    await size.selectOption('20')
    await expect(page).toHaveURL(/\/admin\/request-list\?limit=20$/)
    await expect(row).toBeVisible()
    await expect(page.getByRole('button', { name: /^Устгах/ })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(errors).toEqual([])
  },
)

test('a member company is added, found by its name, changed, switched off and deleted', async ({ page }) => {
  const errors = collectErrors(page)
  const name = `Гишүүн ${randomUUID()}`
  const email = `${randomUUID()}@member.example`
  await signIn(page, 'admin')
  const other = await addCompany(page.request)
  await open(page, '/admin/companies')
  await page.getByRole('link', { name: 'Гишүүн байгууллага нэмэх' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Гишүүн байгууллага нэмэх' })).toBeVisible()
  await press(page, 'Нэмэх')
  await expect(page.locator('[id$="-error"]')).toHaveText([
    'Нэр оруулна уу',
    'И-мэйл хаягийг оруулна уу',
    'Зураг оруулна уу',
  ])
  await expect(text(page, 'Нэр')).toBeFocused()
  await expect(page.getByRole('switch')).toBeChecked()
  await text(page, 'Нэр').fill(name)
  await text(page, 'И-мэйл').fill(other.email)
  await page.locator('main input[type=file]').setInputFiles(await picture('лого.png'))
  // The form moves when the picture is shown and its message goes.
  await expect(page.locator('[id$="-error"]')).toHaveCount(0)
  await press(page, 'Нэмэх')
  await expect(page.getByText('Бүртгэлтэй и-мэйл хаяг байна.')).toHaveCount(2)
  await expect(text(page, 'Нэр')).toHaveValue(name)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await text(page, 'И-мэйл').fill(email)
  await press(page, 'Нэмэх')
  await expect(savedMessage(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/companies$/)

  const row = rowOf(page, name)
  await expect(row).toContainText('Идэвхтэй')
  await page.getByRole('searchbox', { name: 'Нэрээр шүүх' }).fill(name.toUpperCase())
  await expect(page).toHaveURL(/\?term=/)
  await expect(page.locator('main tbody tr')).toHaveCount(1)
  await expect(row).toBeVisible()
  await page.getByRole('searchbox', { name: 'Нэрээр шүүх' }).fill(`${name} нэмэлт`)
  await expect(page.getByText('Тохирох хайлтын үр дүн олдсонгүй.')).toBeVisible()
  await press(page, 'Шүүлтүүр цэвэрлэх')
  await expect(page).toHaveURL(/\/admin\/companies$/)
  await expect(page.getByRole('searchbox', { name: 'Нэрээр шүүх' })).toHaveValue('')

  await row.getByRole('link', { name: `Засах: ${name}` }).click()
  await expect(text(page, 'И-мэйл')).toHaveValue(email)
  // A logo can be replaced, but not removed.
  await press(page, 'Устгах')
  await press(page, 'Хадгалах')
  await expect(page.locator('[id$="-error"]')).toHaveText(['Зураг оруулна уу'])
  await press(page, 'Болих')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Гарах', exact: true }).click()
  await row.getByRole('link', { name: `Засах: ${name}` }).click()
  await page.getByRole('switch').uncheck()
  await press(page, 'Хадгалах')
  await expect(row).toContainText('Идэвхгүй')

  await row.getByRole('button', { name: `Устгах: ${name}` }).click()
  await confirmDeletion(page, `${name}-г устгах уу?`)
  await expect(row).toHaveCount(0)
  expect(errors).toEqual([])
})

test(
  'members come from a file: template, trial with a bad row, import, nothing new the second time',
  { tag: '@phone-later' },
  async ({ page }) => {
    const errors = collectErrors(page)
    const [name, email] = [`Файлын гишүүн ${randomUUID()}`, `${randomUUID()}@member.example`]
    await signIn(page, 'admin')
    await open(page, '/admin/companies')
    await press(page, 'Файлаар оруулах')
    const panel = page.getByRole('region', { name: 'Гишүүн байгууллагыг файлаар оруулах' })
    await expect(panel).toBeVisible()
    await expect(page.getByRole('button', { name: 'Файлаар оруулах' })).toHaveCount(0)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('link', { name: 'Загвар татах (XLSX)' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('Гишүүн байгууллага.xlsx')
    const { header } = await readSheetTable({ path: await file.path(), rowsMax: 10 })
    expect(header).toEqual(['Нэр', 'И-мэйл', 'Лого', 'Регистрийн дугаар', 'Идэвхтэй'])

    const bytes = await writeSheet({
      name: 'a',
      columns: header.map((heading) => ({ heading, width: 20 })),
      rows: [
        [name, email, 'лого.png', '', 'Тийм'],
        ['Хаяггүй', '', 'лого.png', '', ''],
        ['Логогүй', `${randomUUID()}@member.example`, 'өөр.png', '', ''],
      ],
    })
    const [table, pictures] = [panel.getByLabel(/XLSX эсвэл CSV файл/), panel.getByLabel(/Зургууд/)]
    await table.setInputFiles({
      name: 'гишүүд.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(bytes),
    })
    await pictures.setInputFiles([await picture('лого.png')])
    await expect(panel.getByText('1 зураг')).toBeVisible()
    const attempt = panel.getByRole('button', { name: 'Шалгах', exact: true })
    await attempt.click()
    await expect(panel.getByText('3 мөр шалгалаа, юу ч хадгалаагүй.')).toBeVisible()
    await expect(panel.getByText('Шинэ: 1, шинэчлэх: 0, хэвээр: 0, алдаатай: 2.')).toBeVisible()
    const bad = panel.locator('tbody tr')
    await expect(bad.nth(0)).toContainText('И-мэйл хаягийг оруулна уу')
    await expect(bad.nth(1)).toContainText('«өөр.png» нэртэй зургийг хамт сонгоогүй байна.')
    await expect(rowOf(page, name)).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await panel.getByRole('button', { name: 'Оруулах (1 мөр)' }).click()
    await expect(panel.getByText('3 мөр уншиж, оруулж дууслаа.')).toBeVisible()
    await expect(rowOf(page, name)).toContainText(email)
    await attempt.click()
    await expect(panel.getByText('Шинэ: 0, шинэчлэх: 0, хэвээр: 1, алдаатай: 2.')).toBeVisible()
    await expect(panel.getByRole('button', { name: /^Оруулах/ })).toHaveCount(0)
    await panel.getByRole('button', { name: 'Хаах', exact: true }).click()
    await expect(panel).toHaveCount(0)
    expect(errors).toEqual([])
  },
)

test('the personal data of an address is found, downloaded and deleted', async ({ page, request }) => {
  const errors = collectErrors(page)
  const email = `${randomUUID()}@test.example`
  const answer = await request.post('/client/insert/office-request', {
    data: { name: 'Бат', email, phone_number: '99', business_type: 'Хайгуул', codex_request: true },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await signIn(page, 'admin')
  await open(page, '/admin/personal-data')
  await press(page, 'Хайх')
  await expect(page.locator('[id$="-error"]')).toHaveText('И-мэйл хаягийг оруулна уу')
  await text(page, 'И-мэйл').fill(email)
  await press(page, 'Хайх')
  await expect(rowOf(page, 'Бат')).toContainText('Хүсэлт')
  await expect(rowOf(page, 'Таны хүсэлтийг хүлээн авлаа')).toContainText('Илгээсэн и-мэйл')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Татах (JSON)')])
  expect(file.suggestedFilename()).toBe(`${email}.json`)
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { requests: object[] }
  expect(data.requests).toMatchObject([{ email, name: 'Бат' }])

  await press(page, 'Бүгдийг устгах')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(email)
  await dialog.getByRole('button', { name: 'Устгах', exact: true }).click()
  await expect(
    page.getByText(
      /^1 хүсэлт, 0 үнэлгээ, 0 урилга, 0 арга хэмжээний бүртгэл, 0 лавлахын бүртгэл, 0 уулзалтын оролцогч, 0 мэдэгдэл, \d+ и-мэйл устгалаа\.$/,
    ),
  ).toBeVisible()
  await press(page, 'Хайх')
  await expect(page.getByText(`${email} хаягаар хадгалсан мэдээлэл алга.`)).toBeVisible()
  expect(errors).toEqual([])
})
