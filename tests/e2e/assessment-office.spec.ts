import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { openAtRest as open } from './at-rest'
import { addCompany, assessAsMember, assessOwn, proofName } from './assessor'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'
import { addedMessage, confirmDeletion, signIn } from './office'

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const rowOf = (page: Page, name: string) => page.locator('main tbody tr', { hasText: name })
const overlay = (page: Page) => page.getByRole('dialog')

/** Reads what a button downloads: its bytes and its suggested file name. */
async function readDownload(
  page: Page,
  start: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

// Every test signs in through the identity provider first.
test.beforeEach(() => test.slow())

test('role 3 sees no screen with personal data, and cannot delete a question', async ({ page }) => {
  await signIn(page, 'user')
  for (const path of [
    'request-list',
    'companies',
    'personal-data',
    'assessment-result',
    'assessment-member-result',
  ]) {
    const answer = await page.goto(`/admin/${path}`)
    expect(answer?.status(), path).toBe(403)
    await expect(page.getByRole('heading', { name: 'Энэ хуудсыг үзэх эрх алга' })).toBeVisible()
  }
  // The error page keeps the frame of the office and a link back.
  await expect(page.getByRole('navigation', { name: 'Удирдлагын цэс' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '«Өнөөдөр» хуудас руу буцах' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await open(page, '/admin/update-assessment?edit=')
  await expect(page.getByRole('link', { name: /^Засах: 7\.1$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Устгах/ })).toHaveCount(0)
})

test(
  'a question is read under its heading, added with a free number, moved and deleted',
  { tag: '@phone-later' },
  async ({ page }) => {
    const errors = collectErrors(page)
    // Only headings: all tests share the questions that visitors are asked.
    const [first, second] = [`9${randomInt(100, 500)}.${randomInt(1, 9999)}`, `9${randomInt(500, 999)}.1`]
    const question = `Шалгах гарчиг ${randomUUID()}`
    await signIn(page, 'admin')
    await open(page, '/admin/update-assessment')
    const section = page.getByRole('region', { name: /Засаглал, ёс зүй/ })
    await expect(
      section.getByText('Танай байгууллага удирдлагаас баталсан ёс зүйн дүрэмтэй юү?'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: /^Засах/ })).toHaveCount(0)
    await section.getByRole('button', { name: /Засаглал, ёс зүй/ }).click()
    await expect(section.getByText('7.1.1', { exact: true })).toBeHidden()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Засварлах', exact: true }).click()
    await expect(page).toHaveURL(/\?edit=$/)
    await page.getByRole('link', { name: 'Асуулт нэмэх', exact: true }).click()
    await press(page, 'Нэмэх')
    await expect(page.locator('[id$="-error"]')).toHaveText([
      'Үнэлгээний индексийг оруулна уу',
      'Үнэлгээний асуултыг оруулна уу',
    ])
    await text(page, 'Индекс').fill('7.')
    await text(page, 'Асуулт').fill(question)
    await press(page, 'Нэмэх')
    await expect(page.locator('[id$="-error"]')).toHaveText(['Индексийн формат алдаатай байна.'])
    // The error appears when the field loses the focus, and again after submitting.
    await text(page, 'Индекс').fill('7.1')
    await text(page, 'Индекс').blur()
    await expect(page.locator('[id$="-error"]')).toHaveText(['Индекс давхцаж байна'])
    await press(page, 'Нэмэх')
    await expect(page.locator('[id$="-error"]')).toHaveText(['Индекс давхцаж байна'])
    await expect(text(page, 'Индекс')).toBeFocused()
    await expectAccessible(page)
    await text(page, 'Индекс').fill(first)
    await text(page, 'Асуулт (англи) (заавал биш)')
      .or(page.getByLabel('Асуулт (англи)'))
      .first()
      .fill('A heading')
    await press(page, 'Нэмэх')
    await expect(addedMessage(page).first()).toBeVisible()
    await expect(page).toHaveURL(/\?edit=$/)

    const questionPanel = page.getByRole('region', { name: question })
    await expect(questionPanel).toContainText(first)
    await expect(questionPanel).toContainText('A heading')
    await questionPanel.getByRole('link', { name: `Доор нь нэмэх: ${first}` }).click()
    await expect(text(page, 'Индекс')).toHaveValue(`${first}.1`)
    await press(page, 'Болих')
    await questionPanel.getByRole('link', { name: `Засах: ${first}`, exact: true }).click()
    await expect(text(page, 'Асуулт')).toHaveValue(question)
    await text(page, 'Индекс').fill(second)
    await press(page, 'Хадгалах')
    await expect(questionPanel).toContainText(second)
    await expect(questionPanel).not.toContainText(first)

    // A question that has answers cannot be deleted, and the screen says so.
    const remove = questionPanel.getByRole('button', { name: `Устгах: ${second}` })
    await page.route('**/admin/delete/question?*', (route) => route.fulfill({ json: { retired: true } }))
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Устгах', exact: true }).click()
    await expect(page.getByText(/^Хариулттай асуулт тул устгасангүй\./)).toBeVisible()
    await page.unroute('**/admin/delete/question?*')
    await remove.click()
    await confirmDeletion(page, `«${second}» индекстэй асуултыг устгах уу?`)
    await expect(questionPanel).toHaveCount(0)
    // The one expected error: the number that is taken is answered with 400.
    expect(errors.filter((error) => !error.includes('400'))).toEqual([])
  },
)

test('an own assessment is listed, with its answers over the list', async ({ page, request }) => {
  const errors = collectErrors(page)
  const { name, count, yes } = await assessOwn(request)
  await signIn(page, 'admin')
  await open(page, '/admin/assessment-result')
  const row = rowOf(page, name)
  await expect(row).toContainText('own@test.example')
  await expect(row).toContainText('9911 2233')
  await expect(page.getByRole('combobox', { name: 'Хуудсанд' }).locator('option')).toHaveText([
    '10',
    '20',
    '30',
  ])
  await expectNoSidewaysScroll(page)
  await row.getByRole('link', { name: /^Дэлгэрэнгүй/ }).click()
  await expect(page).toHaveURL(/\?answers=\d+$/)
  const sheet = overlay(page)
  await expect(sheet.getByRole('heading', { name })).toBeVisible()
  const figures = sheet.locator('dl dd')
  await expect(figures).toHaveText([
    `${Math.round((yes / count) * 100)}%`,
    String(count),
    String(yes),
    String(count - yes),
  ])
  const first = sheet.locator('tbody tr', { hasText: '7.1.1.1' }).first()
  await expect(first).toContainText('Тийм')
  await expect(first).toContainText('Нотлох баримттай')
  await expect(sheet.locator('th[scope=colgroup]').first()).toContainText('Засаглал, ёс зүй')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/assessment-result$/)

  await open(page, '/admin/assessment-result?answers=2000000000')
  await expect(sheet.getByText('Хариулт олдсонгүй.')).toBeVisible()
  expect(errors).toEqual([])
})

test("a member's answers and files are shown and downloaded", async ({ page, request }) => {
  test.setTimeout(300_000)
  const errors = collectErrors(page)
  await signIn(page, 'admin')
  const company = await addCompany(page.request)
  const { main_percentage, total_true, total_false } = await assessAsMember(request, company)
  await open(page, '/admin/assessment-member-result')
  const row = rowOf(page, company.name)
  await expect(row).toContainText(company.email)
  await expect(row).toContainText('Зөвшөөрсөн')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await row.getByRole('link', { name: /^Хариулт харах/ }).click()
  const sheet = overlay(page)
  await expect(sheet.locator('dl dd')).toHaveText([
    `${main_percentage}%`,
    String(total_true),
    String(total_false),
  ])
  await expect(sheet.getByRole('list', { name: 'Хүрээ тус бүрийн хувь' }).getByRole('listitem')).toHaveCount(
    5,
  )
  await expect(sheet.locator('th[scope=colgroup]').first()).toContainText('7.1')
  await expect(sheet.locator('th[scope=colgroup]').nth(1)).toContainText('7.1.1')
  const first = sheet.locator('tbody tr', { hasText: proofName })
  await expect(first).toContainText('Тайлбар бичвэр')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const proof = await readDownload(page, () => first.getByRole('link').click())
  expect(proof.name).toBe(proofName)
  expect(proof.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const document = await readDownload(page, () => sheet.getByRole('link', { name: 'PDF татах' }).click())
  expect(document.name.startsWith(`${company.name} 20`)).toBe(true)
  expect(document.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const poster = await readDownload(page, () => press(page, 'Зургаар татах'))
  expect(poster.name).toMatch(/\.png$/)
  // A PNG stores its width at byte 16.
  expect(poster.bytes.readUInt32BE(16)).toBe(1080)

  await page.route('**/client/get/member-answers/file*', (route) => route.abort())
  await sheet.getByRole('link', { name: 'PDF татах' }).click()
  await expect(page.getByText('Error while downloading file')).toBeVisible()
  await sheet.getByRole('button', { name: 'Хаах', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/assessment-member-result$/)

  await row.getByRole('link', { name: /^Файл татах/ }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  const form = await readDownload(page, () => sheet.getByRole('link', { name: 'Маягт' }).click())
  expect(form.name).toBe('маягт.pdf')
  const archive = await readDownload(page, () => sheet.getByRole('link', { name: 'Бүгдийг татах' }).click())
  expect(archive.name).toMatch(/\.zip$/)
  expect(archive.bytes.subarray(0, 2).toString()).toBe('PK')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  // An assessment that does not exist has neither files nor answers.
  await open(page, `/admin/assessment-member-result?files=2000000000&member=${company.id}`)
  await expect(sheet.getByText('Файл олдсонгүй.')).toBeVisible()
  await open(page, `/admin/assessment-member-result?answers=2000000000&member=${company.id}`)
  await expect(sheet.getByText('Хариулт олдсонгүй.')).toBeVisible()

  // A member that has answered cannot be deleted.
  await open(page, '/admin/companies')
  await rowOf(page, company.name)
    .getByRole('button', { name: `Устгах: ${company.name}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Устгах', exact: true }).click()
  await expect(
    page.getByText('Энэ гишүүн үнэлгээ бөглөсөн тул устгах боломжгүй.', { exact: false }),
  ).toBeVisible()
  // Except the two refusals that the test caused.
  expect(errors.filter((error) => !/ERR_FAILED|409/.test(error))).toEqual([])
})
