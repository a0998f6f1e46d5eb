import { expect, test } from '@playwright/test'
import { openGroups, signIn } from './office'
import { expectNoSidewaysScroll } from './pages'
import { partInTurn } from '../whole-suite'

const longWord = 'ө'.repeat(400)

/** Replaces every text that people write: it has a Cyrillic letter, or is a mail address. */
function lengthenTexts(value: unknown): unknown {
  if (typeof value === 'string') return /[а-яёөү]|@/i.test(value) ? longWord : value
  if (Array.isArray(value)) return value.map(lengthenTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lengthenTexts(one)]))
}

for (const site of partInTurn(['', '/week', '/yellow'], 3))
  test(
    `words of 400 letters stay in the lists of /admin${site}`,
    { tag: '@phone-later' },
    async ({ page }) => {
      test.setTimeout(240_000)
      await signIn(page, 'moderator')
      await page.goto(site ? `/admin${site}/${site === '/week' ? 'link' : 'request'}` : '/admin/dashboard')
      const menu = page.getByRole('navigation', { name: 'Удирдлагын цэс' })
      if (test.info().project.name === 'phone') await page.getByRole('button', { name: 'Цэс нээх' }).click()
      await expect(menu).toBeVisible()
      await openGroups(menu)
      const paths = await menu
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      await page.route(/\/(admin|yellow-page)\/get\//, async (route) => {
        const response = await route.fetch()
        const isJson = response.headers()['content-type']?.startsWith('application/json')
        if (!isJson) return route.fulfill({ response })
        return route.fulfill({ response, json: lengthenTexts(await response.json()) })
      })
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
          await expectNoSidewaysScroll(page)
          // A table that is wider than its panel scrolls in it.
          const tooWide = await page
            .locator('main section')
            .evaluateAll((panels) =>
              panels
                .filter((panel) => panel.scrollWidth > panel.clientWidth + 1)
                .map((panel) => panel.className),
            )
          expect(tooWide, path).toEqual([])
        })
    },
  )
