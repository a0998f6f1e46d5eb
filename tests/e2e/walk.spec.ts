import { expect, test, type Page } from '@playwright/test'
import { openAtRest } from './at-rest'
import { openGroups, signIn } from './office'
import {
  collectErrors,
  expectAccessible,
  expectNoSidewaysScroll,
  motions,
  screenMotion,
  tooWide,
} from './pages'
import { associationPages, publicPages } from './public-pages'
import { onPhone } from './languages'
import { isWholeSuite, partInTurn, turn } from '../whole-suite'

// A trace would take a screenshot at each of some hundred steps.
test.use({ trace: 'off' })
// These are the longest tests, so each goes to whichever worker is free.
test.describe.configure({ mode: 'parallel' })

/** Each part is walked in a separate browser, which loads the shared files once, as a reader's does. */
const partsOfLanguage = isWholeSuite ? 4 : 2

/** In the whole suite every page is walked, else a quarter: both languages have had all after eight turns. */
const walkedPages = partInTurn(publicPages, 4, turn >> 1)

const isPhone = () => test.info().project.name === 'phone'
/** The wide screen is walked in the light theme, the phone in the dark one. */
const inItsTheme = (page: Page) => page.emulateMedia({ colorScheme: isPhone() ? 'dark' : 'light' })

function collectForeign(page: Page, baseURL: string | undefined): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(baseURL ?? '') && !/^(data|blob|chrome|about)/.test(url)) foreign.push(url)
  })
  return foreign
}

// The theme, the motion and the kind of screen change with the language, so two walks see each value of all.
for (const [locale, prefix] of [
  ['mn', ''],
  ['en', '/en'],
] as const) {
  for (let part = 0; part < partsOfLanguage; part++) {
    test(
      `the kinds of page in ${locale}, part ${part + 1}, open, fit, are accessible and request no foreign server`,
      { tag: onPhone(locale) },
      async ({ page, baseURL }) => {
        test.setTimeout(300_000)
        await inItsTheme(page)
        const errors = collectErrors(page)
        const foreign = collectForeign(page, baseURL)
        for (const path of walkedPages.filter((_, at) => at % partsOfLanguage === part)) {
          const address = `${prefix}${path}`
          await test.step(address, async () => {
            const isFound = !path.endsWith('/nothing-here')
            // What the deferred scripts do belongs to the page too.
            const response = await openAtRest(page, address)
            expect(response?.status()).toBe(isFound ? 200 : 404)
            await expect(page.locator('html')).toHaveAttribute('lang', locale)
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
            if (associationPages.some((one) => one === path))
              await expect(page.locator('main [data-empty]')).toHaveCount(0)
            await expectAccessible(page)
            expect(await tooWide(page, isWholeSuite ? motions : [screenMotion()])).toEqual([])
            // The browser logs the status of a page that is not found.
            expect(errors.splice(0).filter((error) => isFound || !error.includes('404'))).toEqual([])
            expect(foreign.splice(0)).toEqual([])
          })
        }
      },
    )
  }
}

test(
  'every screen of the office, reached from its sidebar, fits and is accessible',
  { tag: '@phone-first' },
  async ({ page }) => {
    test.setTimeout(300_000)
    await inItsTheme(page)
    const errors = collectErrors(page)
    await signIn(page, 'moderator')
    // Starts at a screen that the sidebar does not list.
    await openAtRest(page, '/admin/edit-static/20')
    const menu = page.getByRole('navigation', { name: 'Удирдлагын цэс' })
    const openMenu = async () => {
      if (isPhone()) await page.getByRole('button', { name: 'Цэс нээх' }).click()
    }
    const look = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect(errors.splice(0)).toEqual([])
    }
    await look()
    await openMenu()
    await expect(menu).toBeVisible()
    await openGroups(menu)
    const screens = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(screens.length).toBeGreaterThan(30)
    for (const [at, screen] of partInTurn(screens, 2).entries())
      await test.step(screen ?? '', async () => {
        if (at > 0) await openMenu()
        await openGroups(menu)
        await menu.locator(`a[href="${screen}"]`).click()
        await expect(page).toHaveURL(new RegExp(`${screen}($|\\?)`))
        await look()
      })
  },
)
