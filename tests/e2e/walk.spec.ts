import { expect, test, type Page } from '@playwright/test'
import { openAtRest } from './at-rest'
import { signIn } from './office'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, tooWide } from './pages'
import { associationPages, publicPages } from './public-pages'

// A trace would take a picture of the page at each of some hundred steps.
test.use({ trace: 'off' })
// The longest tests that there are, so each is given to whoever is free.
test.describe.configure({ mode: 'parallel' })

/** Each part is walked in a browser of its own, which loads what the pages share once, as a reader's does. */
const partsOfLanguage = 4
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

// On a phone one language is enough: how wide both are is measured at every width on the wide screen.
for (const { locale, prefix, tag } of [
  { locale: 'mn', prefix: '', tag: ['@phone'] },
  { locale: 'en', prefix: '/en', tag: [] },
]) {
  for (let part = 0; part < partsOfLanguage; part++) {
    test(
      `every kind of page in ${locale}, part ${part + 1}, opens, fits, is accessible and asks nobody else`,
      { tag },
      async ({ page, baseURL }) => {
        test.setTimeout(300_000)
        await inItsTheme(page)
        const errors = collectErrors(page)
        const foreign = collectForeign(page, baseURL)
        for (const path of publicPages.filter((_, at) => at % partsOfLanguage === part)) {
          const address = `${prefix}${path}`
          await test.step(address, async () => {
            const isFound = !path.endsWith('/nothing-here')
            // What its deferred scripts do is a part of the page too.
            const response = await openAtRest(page, address)
            expect(response?.status()).toBe(isFound ? 200 : 404)
            await expect(page.locator('html')).toHaveAttribute('lang', locale)
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
            if (associationPages.some((one) => one === path))
              await expect(page.locator('main [data-empty]')).toHaveCount(0)
            await expectAccessible(page)
            if (isPhone()) await expectNoSidewaysScroll(page)
            else expect(await tooWide(page)).toEqual([])
            // The browser notes the status of a page that is not found.
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
  { tag: '@phone' },
  async ({ page }) => {
    test.setTimeout(300_000)
    await inItsTheme(page)
    const errors = collectErrors(page)
    await signIn(page, 'moderator')
    // A screen that the sidebar does not name, for a start.
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
    const screens = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(screens.length).toBeGreaterThan(30)
    for (const [at, screen] of screens.entries())
      await test.step(screen ?? '', async () => {
        if (at > 0) await openMenu()
        await menu.locator(`a[href="${screen}"]`).click()
        await expect(page).toHaveURL(new RegExp(`${screen}($|\\?)`))
        await look()
      })
  },
)
