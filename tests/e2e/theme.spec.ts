import { expect, test, type Page } from '@playwright/test'
import { signIn } from './office'
import { collectErrors, drawnTwice, expectReady } from './pages'

const grounds = { light: 'rgb(246, 247, 245)', dark: 'rgb(15, 21, 24)' }

/** Records the page's background in every frame, from the first one that has any. */
async function watchGrounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const colours = new Set<string>()
    Object.assign(window, { seen: colours })
    const look = () => {
      if (document.body) colours.add(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
async function groundsSeen(page: Page): Promise<string[]> {
  // The page may be loaded before its first frame is drawn.
  await drawnTwice(page)
  return page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
}

/** Browsers use the first matching element. */
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media || 'all').matches,
      )?.content,
  )

async function choose(page: Page, name: string): Promise<void> {
  const menu = page.locator('header details:has([aria-pressed]) summary')
  await expectReady(menu)
  await menu.click()
  await page.locator('header').getByRole('button', { name, exact: true }).click()
  // The menu closes, and the focus stays on its button.
  await expect(page.locator('header').getByRole('button', { name, exact: true })).toBeHidden()
  await expect(menu).toBeFocused()
}

test('the theme of the system, or the chosen one, is applied in the first frame, on all sites', async ({
  page,
}) => {
  test.slow()
  const errors = collectErrors(page)
  await watchGrounds(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/mm/about')
  expect(await groundsSeen(page)).toEqual([grounds.dark])
  expect(await barColour(page)).toBe('#080c0e')
  // The print version is light.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', grounds.light)
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })

  await choose(page, 'Цайвар')
  await expect(page.locator('body')).toHaveCSS('background-color', grounds.light)
  await page.reload()
  expect(await groundsSeen(page)).toEqual([grounds.light])
  expect(await barColour(page)).toBe('#12191d')
  await expect(page.locator('header [aria-pressed=true]').first()).toHaveText('Цайвар')
  // A client-side navigation keeps it, and so do the other sites and the office.
  await page.locator('header nav a[href="/mm/contact"]').first().click()
  await expect(page).toHaveURL('/mm/contact')
  await expect(page.locator('body')).toHaveCSS('background-color', grounds.light)
  await signIn(page, 'moderator')
  for (const path of ['/en/mw', '/yp', '/yp/register', '/admin/dashboard']) {
    await page.goto(path)
    expect(await groundsSeen(page), path).toEqual([grounds.light])
  }

  // From the office back to the sites: dark, although the system is light now.
  const account = page.locator('[data-account] [aria-expanded]')
  await expectReady(account)
  await account.click()
  const inOffice = page.locator('[data-account]').getByRole('button', { name: 'Бараан', exact: true })
  await expectReady(inOffice)
  await inOffice.click()
  await expect(inOffice).toHaveAttribute('aria-pressed', 'true')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/yp')
  expect(await groundsSeen(page)).toEqual([grounds.dark])
  expect(await barColour(page)).toBe('#080c0e')

  await choose(page, 'Системийн')
  await expect(page.locator('body')).toHaveCSS('background-color', grounds.light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', grounds.dark)
  expect(errors).toEqual([])
})

test('another tab follows at once', async ({ page, context }) => {
  await page.goto('/mm/contact')
  const other = await context.newPage()
  await other.goto('/en/yp')
  await choose(page, 'Бараан')
  await expect(other.locator('body')).toHaveCSS('background-color', grounds.dark)
})

test('without scripts the theme of the system applies, and no choice is offered', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/mm/contact')
  await expect(page.locator('body')).toHaveCSS('background-color', grounds.dark)
  await expect(page.locator('header details:has([aria-pressed])')).toBeHidden()
  await expect(page.getByRole('link', { name: 'EN', exact: true }).first()).toBeVisible()
  await context.close()
})
