import { expect, test } from '@playwright/test'
import { onPhone } from './phone'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

for (const { locale, prefix, typed, name, found, letter, wrong, message, offered } of [
  {
    locale: 'mn',
    prefix: '',
    typed: 'ханг',
    name: /^Хангай/,
    found: /илэрц/,
    letter: 'Х',
    wrong: 'altai',
    message: 'Хайлтад кирилл үсэг ашиглана уу.',
    offered: '«алтай» гэж хайх',
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
    offered: 'Search for “altai”',
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
      await field.pressSequentially(typed)
      const options = page.getByRole('option')
      await expect(options.first()).toHaveText(name)
      await field.press('ArrowDown')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await expectAccessible(page)
      // A chosen one leads to its page.
      await field.press('Enter')
      await expect(page).toHaveURL(/\/yp\/company\/\d+$/)

      await page.goto(`${prefix}/yp/search?term=${encodeURIComponent(typed)}`)
      await expect(page.locator('#found')).toHaveText(found)
      await expect(page.locator('main mark').first()).toBeVisible()
      await page.locator('main nav').getByRole('link', { name: letter, exact: true }).click()
      await expect(page).toHaveURL(/letter=/)
      await expectNoSidewaysScroll(page)

      await page.goto(`${prefix}/yp/search?term=${encodeURIComponent(wrong)}`)
      await expect(page.locator('main [role=alert]')).toHaveText(message)
      await expectAccessible(page)
      await page.getByRole('link', { name: offered }).click()
      await expect(page).toHaveURL(/term=/)
      await expect(page.locator('#found')).toHaveText(found)
      await expectNoSidewaysScroll(page)
      expect(errors).toEqual([])
    },
  )
}

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
