import { expect, test } from '@playwright/test'
import { byTurns } from './languages'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

for (const { locale, prefix, texts } of [
  {
    locale: 'mn',
    prefix: '',
    texts: {
      ...{ report: 'Ашигт малтмалын арилжааны тайлан', filter: 'Шүүх', filters: 'Шүүх', show: 'Харах' },
      ...{ price: 'Доод үнэ', seller: 'Худалдагч', onlyComing: 'Зөвхөн удахгүй болох' },
    },
  },
  {
    locale: 'en',
    prefix: '/en',
    texts: {
      ...{ report: 'Mineral commodities trading report', filter: 'Filter', filters: 'Filter', show: 'Show' },
      ...{ price: 'Minimum price', seller: 'Seller', onlyComing: 'Upcoming only' },
    },
  },
] as const) {
  test.describe(`exchange trade on a phone at ${prefix}/mm/trade`, { tag: byTurns(locale) }, () => {
    test.skip(({ isMobile }) => !isMobile, 'trade.spec.ts reads it on a wide screen')

    test(
      'shows auctions one below the other, narrowed in a sheet',
      { tag: '@phone-first' },
      async ({ page }) => {
        const errors = collectErrors(page)
        await page.goto(`${prefix}/mm/trade`)
        const cards = page.locator('main article, main tbody tr')
        await expect(cards).toHaveCount(12)
        const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
        expect(second?.x).toBe(first?.x)
        expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0))
        const open = page.getByRole('button', { name: texts.filters, exact: true })
        for (const size of ['24', '50']) {
          const choice = page.locator('#trade-limit')
          await expect(choice).toBeHidden()
          await open.click()
          await expectReady(choice)
          await choice.selectOption(size)
          await page.getByRole('button', { name: texts.show, exact: true }).click()
          await expect(page).toHaveURL(new RegExp(`tab=schedule&limit=${size}&page=1$`))
          await expect(cards).toHaveCount(Number(size))
          await expect(choice).toHaveValue(size)
          await expectNoSidewaysScroll(page)
        }
        // In the sheet a choice applies only after its button.
        await open.click()
        await page.getByLabel(texts.onlyComing).check()
        await expect(page).toHaveURL(/tab=schedule&limit=50&page=1$/)
        await page.getByRole('button', { name: texts.show, exact: true }).click()
        await expect(page).toHaveURL(/upcoming=1&limit=50&page=1$/)
        await expect(page.getByRole('button', { name: `${texts.filters} (1)` })).toBeVisible()
        await expectAccessible(page)
        expect(errors).toEqual([])
      },
    )

    test(
      'shows each trade in two lines that open to the rest, 10, 20 or 30 of them',
      { tag: '@phone-first' },
      async ({ page }) => {
        const errors = collectErrors(page)
        await page.goto(`${prefix}/mm/trade`)
        await page.getByRole('link', { name: texts.report, exact: true }).click()
        await expect(page).toHaveURL(/tab=report&startDate=/)
        await expect(page.locator('main table:has(caption) tbody tr').first()).toBeVisible()

        await page.goto(
          `${prefix}/mm/trade?tab=report&startDate=2025-10-01&endDate=2026-02-01&limit=10&page=1`,
        )
        const cards = page.locator('main table:has(caption) tbody tr')
        await expect(cards).toHaveCount(10)
        await expect(page.locator('main table:has(caption) thead')).toBeHidden()
        await expect(cards.first().locator(`td[data-label="${texts.price}"]`)).toBeVisible()
        const seller = cards.first().locator(`td[data-label="${texts.seller}"]`)
        await expect(seller).toBeHidden()
        await cards.first().getByRole('checkbox').check()
        await expect(seller).toBeVisible()
        expect(await seller.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(
          texts.seller,
        )
        for (const size of ['20', '30']) {
          const choice = page.locator('#trade-limit')
          await expectReady(choice)
          await choice.selectOption(size)
          await expect(page).toHaveURL(
            new RegExp(`startDate=2025-10-01&endDate=2026-02-01&limit=${size}&page=1$`),
          )
          await expect(cards).toHaveCount(Number(size))
          await expectNoSidewaysScroll(page)
        }
        await expectAccessible(page)
        expect(errors).toEqual([])
      },
    )

    test('keeps start and end in order', { tag: '@phone-first' }, async ({ page }) => {
      await page.goto(`${prefix}/mm/trade?tab=report&startDate=2025-10-05&endDate=2025-10-12&limit=10&page=1`)
      const [start, end] = [page.locator('#trade-start'), page.locator('#trade-end')]
      await expectReady(start)
      await start.fill('2025-10-20')
      await expect(end).toHaveValue('2025-10-20')
      await end.fill('2025-10-08')
      await expect(start).toHaveValue('2025-10-08')
      await start.fill('2025-10-06')
      await expect(end).toHaveValue('2025-10-08')
      await page.getByRole('button', { name: texts.filter, exact: true }).click()
      await expect(page).toHaveURL(/startDate=2025-10-06&endDate=2025-10-08&limit=10&page=1$/)
    })
  })
}
