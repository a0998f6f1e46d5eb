import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { formatNumber } from '@/lib/platform/i18n/format'
import { openAtRest } from './at-rest'
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './pages'
import { signIn } from './office'

const rows = (page: Page) => page.locator('main tbody tr')
const cells = (page: Page, label: string) => page.locator(`main tbody td[data-label="${label}"]`)
const day = (page: Page, label: 'Эхлэх өдөр' | 'Дуусах өдөр') => page.getByLabel(label)
const filter = (page: Page) => page.getByRole('button', { name: 'Шүүх', exact: true })

async function openTrade(page: Page, query = ''): Promise<void> {
  await openAtRest(page, `/admin/trade${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Биржийн мэдээлэл' })).toBeVisible()
}

test.beforeEach(() => test.slow())

test(
  'the exchange in the office opens on auctions, turns to trades, and pages by 20, 50 or 100',
  { tag: '@phone-later' },
  async ({ page }) => {
    const errors = collectErrors(page)
    await signIn(page, 'admin')
    await openTrade(page)
    await expect(rows(page)).toHaveCount(20)
    await expect(cells(page, 'Захиалгын дугаар').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    const size = page.getByLabel('Хуудсанд')
    await expect(size.locator('option')).toHaveText(['20', '50', '100'])
    await page.getByRole('link', { name: 'Дараах хуудас', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/trade\?page=2$/)
    await expect(page.locator('main')).toContainText('21–40 /')
    await size.selectOption('50')
    await expect(page).toHaveURL(/\/admin\/trade\?limit=50$/)
    await expect(rows(page)).toHaveCount(50)

    await page.getByLabel('Төрөл').selectOption('trade')
    await expect(page).toHaveURL(/kind=trade/)
    await expect(cells(page, 'Доод үнэ').first()).toBeVisible()
    await expect(cells(page, 'Захиалгын дугаар')).toHaveCount(0)
    await page.getByLabel('Төрөл').selectOption('notice')
    await expect(cells(page, 'Захиалгын дугаар').first()).toBeVisible()
    await expect(page).not.toHaveURL(/kind=/)
    expect(errors).toEqual([])
  },
)

test('the exchange in the office filters by two days together, and clears both together', async ({
  page,
}) => {
  await signIn(page, 'user')
  await openTrade(page)
  await expect(rows(page)).toHaveCount(20)

  await day(page, 'Эхлэх өдөр').fill('2025-10-01')
  await filter(page).click()
  await expect(day(page, 'Дуусах өдөр')).toHaveAttribute('aria-invalid', 'true')
  await expect(day(page, 'Эхлэх өдөр')).not.toHaveAttribute('aria-invalid')
  await expect(page).toHaveURL(/\/admin\/trade$/)

  await day(page, 'Дуусах өдөр').fill('2025-10-31')
  await filter(page).click()
  await expect(page).toHaveURL(/startDate=2025-10-01&endDate=2025-10-31/)
  const days = '?page=1&limit=20&startDate=2025-10-01&endDate=2025-10-31'
  const { total } = (await (await page.request.get(`/admin/get/notice${days}`)).json()) as { total: number }
  expect(total).toBeGreaterThan(0)
  await expect(page.getByText(`Нийт ${formatNumber(total)} мөр`, { exact: true })).toBeVisible()
  const isOctober = async () => {
    const dates = await cells(page, 'Огноо').allInnerTexts()
    return dates.length > 0 && dates.every((text) => text.trim().startsWith('2025.10.'))
  }
  await expect.poll(isOctober).toBe(true)
  // The filters can be cleared while rows are found, too.
  const clear = page.getByRole('button', { name: 'Шүүлтүүр цэвэрлэх' })
  await clear.click()
  await expect(page).not.toHaveURL(/Date=/)
  await expect(clear).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/startDate=2025-10-01&endDate=2025-10-31/)

  // The date that was set last stays, the other follows.
  await day(page, 'Эхлэх өдөр').fill('2025-11-05')
  await expect(day(page, 'Дуусах өдөр')).toHaveValue('2025-11-05')
  await day(page, 'Дуусах өдөр').fill('2025-11-03')
  await expect(day(page, 'Эхлэх өдөр')).toHaveValue('2025-11-03')

  // Auctions are announced ahead, but the period may not start after today.
  await day(page, 'Эхлэх өдөр').fill('2099-01-01')
  await filter(page).click()
  await expect(day(page, 'Эхлэх өдөр')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/startDate=2025-10-01&endDate=2025-10-31/)

  await day(page, 'Эхлэх өдөр').fill('1995-01-05')
  await day(page, 'Дуусах өдөр').fill('1995-01-06')
  await filter(page).click()
  await expect(page.getByRole('heading', { name: 'Жагсаалт хоосон байна' })).toBeVisible()
  await expect(page.getByText('Сонгосон өдрүүдэд мэдээлэл алга.')).toBeVisible()
  await clear.click()
  await expect(page).not.toHaveURL(/Date=/)
  await expect(day(page, 'Эхлэх өдөр')).toHaveValue('')
  await expect(day(page, 'Дуусах өдөр')).toHaveValue('')
  await expect(rows(page)).toHaveCount(20)
})

test('a file of trades is tried, written after a confirmation, and read by visitors at once', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page)
  const seller = `Туршилт ${randomUUID()} ХХК`
  const file = [
    'trade_datetime,seller_name,product_name,min_price,price_currency,mass,trade_num',
    `1996-03-04 10:30,${seller},Коксжих нүүрс,98.40,USD,12800,`,
    `1996-03-05 11:00,${seller},Зэсийн баяжмал,1500,USD,,7`,
    `1996-02-30 11:00,${seller},Зэсийн баяжмал,1500,USD,,8`,
  ].join('\n')
  const days = 'startDate=1996-03-04&endDate=1996-03-05'
  const report = `/mm/trade?tab=report&${days}&limit=30&page=1`
  // An earlier visit, so that the page is cached.
  expect(await (await request.get(report)).text()).not.toContain(seller)

  await signIn(page, 'admin')
  await openTrade(page, '?kind=trade')
  await page.getByRole('button', { name: 'Файлаар оруулах' }).click()
  const panel = page.getByRole('region', { name: 'Арилжааны мэдээлэл оруулах' })
  await expect(panel.getByRole('heading', { name: 'Арилжааны мэдээлэл оруулах' })).toBeVisible()
  const attempt = panel.getByRole('button', { name: 'Шалгах', exact: true })
  await expect(attempt).toBeEnabled()
  await panel
    .locator('input[type=file]')
    .setInputFiles({ name: 'арилжаа.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(panel.getByText('арилжаа.csv')).toBeVisible()
  await attempt.click()
  await expect(panel.getByText('3 мөр шалгалаа, юу ч хадгалаагүй.')).toBeVisible()
  await expect(panel.getByText('Шинэ: 2, шинэчлэх: 0, хэвээр: 0, алдаатай: 1.')).toBeVisible()
  const bad = panel.locator('tbody tr')
  await expect(bad).toHaveCount(1)
  await expect(bad.locator('td').nth(0)).toHaveText('4')
  await expect(bad.locator('td').nth(1)).toHaveText('trade_datetime')
  await expect(bad.locator('td').nth(2)).toContainText('Ийм огноо байхгүй.')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  expect(await (await request.get(`/client/get/trade?${days}&limit=30`)).text()).not.toContain(seller)

  await panel.getByRole('button', { name: 'Оруулах (2 мөр)' }).click()
  await expect(panel.getByText('3 мөр уншиж, оруулж дууслаа.')).toBeVisible()
  expect(await (await request.get(report)).text()).toContain(seller)
  await attempt.click()
  await expect(panel.getByText('Шинэ: 0, шинэчлэх: 0, хэвээр: 2, алдаатай: 1.')).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Оруулах/ })).toHaveCount(0)

  await panel.getByRole('button', { name: 'Хаах', exact: true }).click()
  await expect(panel).toHaveCount(0)
  await openTrade(page, `?kind=trade&${days}`)
  await expect(rows(page).filter({ hasText: seller })).toHaveCount(2)
  expect(errors).toEqual([])
})

test('role 3 reads the exchange and cannot import', async ({ page }) => {
  await signIn(page, 'user')
  await openTrade(page, '?kind=trade&import=1')
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Арилжааны мэдээлэл оруулах' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Файлаар оруулах' })).toHaveCount(0)
})
