import { expect, test } from '@playwright/test'
import { byTurns, onPhone } from './languages'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

for (const { locale, prefix, texts } of [
  {
    locale: 'mn',
    prefix: '',
    texts: {
      open: 'Сайтаас хайх',
      suggested: /уурха/i,
      all: 'Бүгдийг харах: Мэдээ',
      mended: 'гэж хайсан дүнг харуулав',
      exactly: 'Яг «мэргэжилтэт» гэж хайх',
      exact: 'Зөвхөн яг бичсэн үгийг хайв.',
      none: 'Тохирох үр дүн олдсонгүй',
      without: 'Дараах үгийг орхиж хайв: ъъххъъзз.',
    },
  },
  {
    locale: 'en',
    prefix: '/en',
    texts: {
      open: 'Search the site',
      suggested: /mining/i,
      all: 'Show all: News',
      mended: 'Showing results for',
      exactly: 'Search for exactly “мэргэжилтэт”',
      exact: 'Only words exactly as typed were searched for.',
      none: 'No results found',
      without: 'Searched without: ъъххъъзз.',
    },
  },
] as const) {
  test.describe(`the search of the site in ${locale}`, () => {
    test(
      'opens from the header, suggests words by keyboard, and says what it found and why',
      { tag: onPhone(locale) },
      async ({ page }) => {
        const errors = collectErrors(page)
        const main = page.locator('main')
        const searchUrl = new RegExp(`${prefix}/mm/search\\?q=`)
        await page.goto(`${prefix}/mm/about`)

        await page.getByRole('button', { name: texts.open }).click()
        const sheet = page.getByRole('dialog', { name: texts.open })
        const field = sheet.locator('input')
        await expect(field).toBeFocused()
        // In Latin letters, as many visitors type.
        await field.pressSequentially('uurha')
        const options = sheet.getByRole('option')
        // Records by their titles, then words.
        await expect(options.first()).toHaveText(texts.suggested)
        await expect(options.last()).toHaveText(/^уурха/)
        await expect(field).toHaveAttribute('aria-expanded', 'true')
        await field.press('ArrowUp')
        await expect(options.last()).toHaveAttribute('aria-selected', 'true')
        await field.press('ArrowDown')
        await field.press('ArrowDown')
        const firstOption = options.first()
        await expect(firstOption).toHaveAttribute('aria-selected', 'true')
        await expect(field).toHaveAttribute(
          'aria-activedescendant',
          (await firstOption.getAttribute('id')) ?? '',
        )
        await expectAccessible(page)
        // Escape closes the list and keeps the text; the next letter opens it again.
        await field.press('Escape')
        await expect(options).toHaveCount(0)
        await expect(sheet).toBeVisible()
        await field.pressSequentially('i')
        await expect(options.last()).toHaveText(/^уурхай/)
        for (const key of ['ArrowUp', 'ArrowUp']) await field.press(key)
        await expect(sheet.getByRole('option', { selected: true })).toHaveText('уурхай')
        const waitForCount = () => page.waitForResponse(/\/client\/search\/outcome$/)
        const searchCount = waitForCount()
        await field.press('Enter')

        await expect(page).toHaveURL(searchUrl)
        await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
        await expect(main.locator('mark', { hasText: /^уурхай/i }).first()).toBeVisible()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
        // The office sees which searches led to nothing: results are counted, and later that one is opened.
        expect((await searchCount).status()).toBe(200)
        await main.getByRole('link', { name: texts.all }).click()
        await expect(page).toHaveURL(/kind=news/)
        const first = await main.locator('article a').first().getAttribute('href')
        await main.getByRole('link', { name: '2', exact: false }).and(main.locator('nav a')).first().click()
        await expect(page).toHaveURL(/kind=news&page=2/)
        await expect(main.locator('article a').first()).not.toHaveAttribute('href', first ?? '')
        // An opening is counted by the page's scripts.
        await expectReady(main.locator('article a').first())
        const openingCount = waitForCount()
        await main.locator('article a').first().click()
        expect((await openingCount).status()).toBe(200)

        // A misspelling is corrected, and the original term can be searched too.
        await page.goto(`${prefix}/mm/search?q=${encodeURIComponent('мэргэжилтэт')}`)
        await expect(main.getByText(texts.mended)).toBeVisible()
        await expect(main.locator('mark', { hasText: /^мэргэжилт/i }).first()).toBeVisible()
        await main.getByRole('link', { name: texts.exactly }).click()
        await expect(main.getByText(texts.exact)).toBeVisible()
        await expect(main.getByText(texts.none)).toBeVisible()
        // The nearest words are links.
        await main
          .getByRole('link', { name: /^мэргэжилт/ })
          .first()
          .click()
        await expect(main.locator('mark', { hasText: /^мэргэжилт/i }).first()).toBeVisible()
        expect(errors).toEqual([])
      },
    )

    test('works without JavaScript', { tag: byTurns(locale) }, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      await page.goto(`${prefix}/mm/contact`)
      await page.getByRole('button', { name: texts.open }).click()
      const field = page.getByRole('dialog', { name: texts.open }).locator('input')
      await field.fill('мэргэжилтнүүдийн ъъххъъзз')
      await field.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${prefix}/mm/search\\?q=`))
      await expect(page.getByText(texts.without)).toBeVisible()
      await expect(page.locator('main mark').first()).toBeVisible()
      await context.close()
    })
  })
}
