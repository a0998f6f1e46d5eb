import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { emailOf, savedMessage, signIn } from './office'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'

// Every test loads a screen of the office from scratch.
test.beforeEach(() => test.slow())

async function sendRequest(request: APIRequestContext) {
  const [name, email] = [`Хүсэлт ${randomUUID()}`, `${randomUUID()}@test.example`]
  const answer = await request.post('/client/insert/office-request', {
    data: {
      ...{ name, email, phone_number: '9911 2233', business_type: 'Хайгуул', lang: 'en' },
      ...{ member_request: true, meeting_request: true },
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return { name, email }
}

const headersOfMailTo = (address: string) =>
  readdirSync(process.env.STRATA_MAIL_DIR ?? '')
    .map((name) => readFileSync(join(process.env.STRATA_MAIL_DIR ?? '', name), 'utf8'))
    .filter((message) => message.includes(`To: ${address}`))
    .map((message) => message.replaceAll('\r', '').split('\n\n')[0] ?? '')

const rowOf = (page: Page, name: string) => page.locator('main tbody tr', { hasText: name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test(
  'a request is opened from the dashboard, answered from a template and closed',
  { tag: '@phone-later' },
  async ({ page, request }) => {
    const errors = collectErrors(page)
    const { name, email } = await sendRequest(request)
    await signIn(page, 'admin')
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('link', { name: /^\d+ шинэ хүсэлт$/ })).toHaveAttribute(
      'href',
      '/admin/request-list?state=new',
    )
    // The oldest come first, so the new request is on the last page.
    const answer = await page.request.get('/admin/get/waiting?kind=requests')
    const { totalPages } = (await answer.json()) as { totalPages: number }
    await page.goto(`/admin/dashboard?kind=requests&page=${totalPages}`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/admin\/request-list\?id=\d+$/)
    await expect(page.getByText('Гишүүнээр элсэх, Уулзалт товлох')).toBeVisible()
    await expect(page.getByText('Хариу илгээгээгүй байна.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Хариу бичих' }).click()
    const subject = page.getByRole('textbox', { name: 'Гарчиг' })
    const text = page.getByRole('textbox', { name: 'Хариу', exact: true })
    await expect(subject).toHaveValue('Your request to become a member')
    await page.getByRole('combobox', { name: 'Загвар' }).selectOption({ label: 'Уулзалт товлох' })
    await expect(subject).toHaveValue('Arranging a meeting')
    await expect(text).toHaveValue(new RegExp(`^Dear ${name},`))
    await text.fill('We meet on Monday at ten.')
    // A template replaces written text only after a question.
    await page.getByRole('combobox', { name: 'Загвар' }).selectOption({ label: 'Гишүүнээр элсэх' })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Болих' }).click()
    await expect(text).toHaveValue('We meet on Monday at ten.')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await button(page, 'Хариу илгээх').click()
    await expect(page.getByText('Хариуг илгээлээ.').first()).toBeVisible()

    await expect(page.getByRole('heading', { level: 3, name: 'Arranging a meeting' })).toBeVisible()
    await expect(page.getByText('We meet on Monday at ten.')).toBeVisible()
    await expect(page.getByText(`Хариуг хүлээн авах хаяг: ${emailOf('admin')}`)).toBeVisible()
    const state = page.getByRole('combobox', { name: 'Төлөв' })
    await expect(state).toHaveValue('answered')
    await expect
      .poll(() => headersOfMailTo(email).filter((headers) => headers.includes('Arranging a meeting')), {
        timeout: 20_000,
      })
      .toEqual([expect.stringContaining(`Reply-To: ${emailOf('admin')}`)])

    await state.selectOption({ label: 'Хаасан' })
    await page.getByRole('textbox', { name: /^Тэмдэглэл/ }).fill('Даваад уулзана')
    await button(page, 'Хадгалах').click()
    await expect(savedMessage(page).first()).toBeVisible()
    // The list has a choice of the same name as the form.
    await expect(page.getByRole('combobox', { name: 'Хуудсанд' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Төлөв' }).selectOption({ label: 'Хаасан' })
    await expect(page).toHaveURL(/state=closed/)
    await expect(rowOf(page, name)).toContainText('Хаасан')
    await page.getByRole('combobox', { name: 'Төлөв' }).selectOption({ label: 'Шинэ' })
    await expect(rowOf(page, name)).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    // What is done no longer waits.
    await page.goto(`/admin/dashboard?kind=requests&page=${totalPages}`)
    await expect(page.getByRole('heading', { level: 2, name: 'Хүлээж буй ажил' })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText(name)
    expect(errors).toEqual([])
  },
)

test('two who have one request open are shown each other, and nothing typed is lost', async ({
  page,
  request,
}) => {
  const { name } = await sendRequest(request)
  await signIn(page, 'admin')
  await page.goto(`/admin/request-list?term=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: `Засах: ${name}` }).click()
  await expect(page).toHaveURL(/[?&]id=\d+/)
  const id = new URL(page.url()).searchParams.get('id')
  const note = page.getByRole('textbox', { name: /^Тэмдэглэл/ })
  await note.fill('Миний тэмдэглэл')
  const other = await page.request.post('/admin/update/office-request', {
    data: { id, state: 'answered', note: 'Өөр хүнийх' },
    headers: { origin: process.env.STRATA_URL ?? '' },
  })
  expect(other.status(), await other.text()).toBe(200)
  await button(page, 'Хадгалах').click()
  await expect(page.getByText(/өөр хүн хадгалсан байна/)).toBeVisible()
  await expect(note).toHaveValue('Миний тэмдэглэл')
  await page.getByRole('button', { name: 'Миний бичсэнээр хадгалах' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Миний бичсэнээр хадгалах' }).click()
  await expect(savedMessage(page).first()).toBeVisible()
  await page.goto(`/admin/request-list?id=${id}`)
  await expect(note).toHaveValue('Миний тэмдэглэл')
})

test('the list is downloaded as it is filtered, as a workbook and as CSV', async ({ page, request }) => {
  const { name, email } = await sendRequest(request)
  await sendRequest(request)
  await signIn(page, 'admin')
  await page.goto(`/admin/request-list?state=new&term=${encodeURIComponent(name)}`)
  await expect(rowOf(page, name)).toBeVisible()
  for (const [kind, begin] of [
    ['CSV', '\ufeffОгноо,Төлөв,Зорилго,Овог нэр,'],
    ['XLSX', 'PK'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `Татах (${kind})` }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^Хүсэлтүүд \\d{4}-\\d\\d-\\d\\d\\.${kind.toLowerCase()}$`),
    )
    const bytes = readFileSync(await file.path(), 'utf8')
    expect(bytes.startsWith(begin)).toBe(true)
    if (kind === 'CSV') expect(bytes.trim().split('\r\n').slice(1)).toEqual([expect.stringContaining(email)])
  }
})

test('role 3 sees only the number of requests', async ({ page, request }) => {
  const { name } = await sendRequest(request)
  await signIn(page, 'user')
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Ирсэн хүсэлт')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(name)
  await expect(page.locator('a[href^="/admin/request-list"]')).toHaveCount(0)
  expect((await page.request.get('/admin/get/office-request/file?kind=csv')).status()).toBe(403)
})
