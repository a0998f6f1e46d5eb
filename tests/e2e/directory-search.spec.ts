import { expect, test } from '@playwright/test'
import { onPhone } from './languages'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

for (const {
  locale,
  prefix,
  typed: term,
  name,
  found: results,
  letter,
  wrong,
  message,
  unknown,
  offered: offer,
} of [
  {
    locale: 'mn',
    prefix: '',
    typed: 'ханг',
    name: /^Хангай/,
    found: /илэрц/,
    letter: 'Х',
    wrong: 'altai',
    message: 'Хайлтад кирилл үсэг ашиглана уу.',
    unknown: 'altaiqqqzzz',
    offered: '«алтайкккззз» гэж хайх',
  },
  {
    locale: 'en',
    prefix: '/en',
    typed: 'khang',
    name: /^Khangai/,
    found: /results?/,
    letter: 'K',
    wrong: 'алтай',
    message: 'Please use English alphabet for the search.',
    unknown: 'щщщщзз',
    offered: 'Search for “',
  },
] as const) {
  test(
    `the directory is searched in ${locale}: suggestions by keyboard, letters, filters, the other alphabet`,
    { tag: onPhone(locale) },
    async ({ page }) => {
      const errors = collectErrors(page)
      await page.goto(`${prefix}/yp/search`)
      const field = page.locator('main').getByRole('search').first().locator('input[type=search]')
      await expectReady(field)
      await field.pressSequentially(term)
      const options = page.getByRole('option')
      await expect(options.first()).toHaveText(name)
      await field.press('ArrowDown')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await expectAccessible(page)
      // The chosen suggestion opens its page.
      await field.press('Enter')
      await expect(page).toHaveURL(/\/yp\/company\/\d+$/)

      await page.goto(`${prefix}/yp/search?term=${encodeURIComponent(term)}`)
      await expect(page.locator('#found')).toHaveText(results)
      await expect(page.locator('main mark').first()).toBeVisible()
      await page.locator('main nav').getByRole('link', { name: letter, exact: true }).click()
      await expect(page).toHaveURL(/letter=/)
      await expectNoSidewaysScroll(page)

      await page.goto(`${prefix}/yp/search?term=${encodeURIComponent(wrong)}`)
      await expect(page.locator('#found')).toHaveText(results)
      await expect(page.getByText(message)).toBeVisible()
      await expect(page.locator('main [role=alert]')).toHaveCount(0)

      await page.goto(`${prefix}/yp/search?term=${encodeURIComponent(unknown)}`)
      await expect(page.locator('main [role=alert]')).toHaveText(message)
      await expectAccessible(page)
      await expect(page.getByRole('link', { name: offer })).toBeVisible()
      await expectNoSidewaysScroll(page)
      expect(errors).toEqual([])
    },
  )
}

test('choosing a category clears the search and shows the whole category', async ({ page }) => {
  await page.goto('/yp/category/0301')
  const within = page.locator('main').getByRole('search').first().locator('input[type=search]')
  await expectReady(within)
  await within.fill('өрөмдлөг')
  await within.press('Enter')
  // The term is sent in capitals, and appears so in the address and on the page.
  await expect(page).toHaveURL((url) => url.searchParams.get('term') === 'ӨРӨМДЛӨГ')
  await expect(page.locator('#found')).toHaveText(/«ӨРӨМДЛӨГ»/)
  await expect(page.locator('main mark').first()).toBeVisible()
  const currentLink = page.getByRole('complementary').locator('[aria-current=true]')
  await currentLink.last().click()
  await expect(page).toHaveURL(/\/yp\/category\/0301$/)
  await expect(page.locator('main mark')).toHaveCount(0)
})

test('the home page suggests categories with their numbers and companies, in either alphabet', async ({
  page,
}) => {
  const errors = collectErrors(page)
  await page.goto('/yp')
  const field = page.locator('#home-search')
  await expectReady(field)
  for (const term of ['лаб', 'lab']) {
    await field.fill('')
    await field.pressSequentially(term)
    await expect(page.getByRole('option', { name: /^Лаборатори \d+$/ })).toBeVisible()
    const company = page.getByRole('option', { name: 'Эрдэм Лаборатори ХХК' })
    await expect(company.locator('img')).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/yp\/category\/0302$/)
  expect(errors).toEqual([])
})

test('the home page begins with its companies: a sentence of counts and three rows', async ({ page }) => {
  await page.goto('/yp')
  const heading = page.getByRole('heading', { name: /^\d+ бүртгэл: \d+ компани, \d+ зөвлөх инженер$/ })
  const [all, companies, consultants] = ((await heading.textContent()) ?? '').match(/\d+/g)!.map(Number)
  expect(all).toBe(companies! + consultants!)
  await expect(page.locator('#categories').getByRole('link', { name: /^Лаборатори \d+$/ })).toBeVisible()
  const main = page.locator('main')
  for (const title of [/^Шинээр бүртгүүлсэн$/, /^МУУҮА-гийн гишүүд$/, /^\d+ оны үзэсгэлэнд оролцогчид$/]) {
    const row = main
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: title, level: 3 }) })
      .last()
    await expect(row).toBeVisible()
  }
  await expect(main.locator('a[href^="/yp/company/"]')).toHaveCount(15)
  await main.getByRole('link', { name: /^МУУҮА-гийн гишүүд/ }).click()
  await expect(page).toHaveURL(/\/yp\/search\?mark=member$/)
  await expect(page.locator('#found')).toHaveText(/бүртгэл/)
})

test('the home page ignores a term of spaces', async ({ page }) => {
  await page.goto('/yp')
  const field = page.locator('#home-search')
  await expectReady(field)
  await field.fill('   ')
  await field.press('Enter')
  await page.locator('main').getByRole('search').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/yp$/)
  await field.fill('алтан')
  await field.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('term') === 'АЛТАН')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the directory is searched and narrowed', async ({ page }) => {
    await page.goto('/yp/search')
    const field = page.locator('main').getByRole('search').first().locator('input[type=search]')
    await field.fill('хангай')
    await field.press('Enter')
    await expect(page.locator('#found')).toHaveText(/илэрц/)
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /^Компани/ })
      .click()
    await expect(page).toHaveURL(/type=company/)
    await expect(page).toHaveURL(/term=/)
  })
})

test(
  'the squares of the home lead to the companies of an aimag, whose pages name it',
  { tag: '@phone-first' },
  async ({ page }) => {
    const errors = collectErrors(page)
    await page.goto('/yp')
    const square = page.getByRole('list', { name: 'Аймгаар' }).getByRole('link', { name: /^Хөвсгөл/ })
    await expectReady(square)
    const count = Number(await square.locator('b').textContent())
    await square.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/yp\/search\?aimag=MN-041$/)
    await expect(page.locator('h2#found')).toHaveText(new RegExp(`^${count} `))
    await expect(page.locator('[aria-current=true]', { hasText: 'Хөвсгөл' }).first()).toBeAttached()
    await page
      .locator('main')
      .getByRole('link', { name: /Хөвсгөл Фосфат/ })
      .first()
      .click()
    await expect(page.locator('main').getByText('Хөвсгөл, Мөрөн')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(errors).toEqual([])
  },
)
