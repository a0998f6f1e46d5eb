import { expect, test } from '@playwright/test'
import { openAtRest } from './at-rest'
import { byTurns, onPhone } from './languages'
import { collectErrors, expectAccessible, expectNoSidewaysScroll, expectReady } from './pages'

const isPhone = () => test.info().project.name === 'phone'

for (const { locale, prefix, texts } of [
  {
    locale: 'mn',
    prefix: '',
    texts: {
      recent: 'Сүүлийн мэдээ',
      all: 'Бүх мэдээ',
      none: 'Мэдээ олдсонгүй',
      missing: 'Хуудас олдсонгүй',
      next: 'Дараах хуудас',
    },
  },
  {
    locale: 'en',
    prefix: '/en',
    texts: {
      recent: 'Latest news',
      all: 'All news',
      none: 'No news found',
      missing: 'Page not found',
      next: 'Next page',
    },
  },
] as const) {
  test.describe(`a visitor in ${locale}`, () => {
    test(
      'reads the home page, a list and an item, with no error on the way',
      { tag: [...onPhone(locale), '@firefox'] },
      async ({ page }) => {
        const errors = collectErrors(page)
        await page.goto(`${prefix}/mm`)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.getByRole('heading', { name: texts.recent })).toBeVisible()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)

        await page.getByRole('link', { name: texts.all }).click()
        await expect(page).toHaveURL(`${prefix}/mm/blog/8=1`)
        await expect(page.locator('main article')).toHaveCount(6)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)

        await page.getByRole('link', { name: texts.next, exact: true }).click()
        await expect(page).toHaveURL(`${prefix}/mm/blog/8=2`)

        const title = (await page.locator('main article h2').first().innerText()).trim()
        await page.locator('main article h2 a').first().click()
        await expect(page).toHaveURL(/\/mm\/detail\/\d+$/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        expect(errors).toEqual([])
      },
    )

    test('finds news by a term, by month and by category', { tag: byTurns(locale) }, async ({ page }) => {
      await page.goto(`${prefix}/mm/blog/8=1`)
      const search = page.getByRole('searchbox').locator('visible=true')
      await search.fill('уурхай')
      await search.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('уурхай')
      await expect(page.locator('main article').first()).toBeVisible()

      await page.goto(`${prefix}/mm/blog/${encodeURIComponent('жирафзгүй')}=1`)
      await expect(page.getByRole('heading', { name: texts.none })).toBeVisible()

      await page.goto(`${prefix}/mm/blog/2026-10=1`)
      await expect(page.locator('main article').first()).toBeVisible()
      await page.goto(`${prefix}/mm/blog/13=1`)
      await expect(page.locator('main article').first()).toBeVisible()
    })

    test(
      'gets a page with a way home for addresses that do not exist',
      { tag: byTurns(locale) },
      async ({ page }) => {
        for (const path of [`${prefix}/mm/nothing-here`, `${prefix}/nothing`, `${prefix}/mm/page/987654`]) {
          const response = await page.goto(path)
          expect(response?.status(), path).toBe(404)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.missing)
          await expect(page.locator(`main a[href="${prefix}/mm"]`)).toBeVisible()
        }
        const detail = await page.goto(`${prefix}/mm/detail/987654`)
        expect(detail?.status()).toBe(404)
      },
    )

    test('reads everything without JavaScript', { tag: byTurns(locale) }, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      await page.goto(`${prefix}/mm/blog/8=1`)
      await expect(page.locator('main article')).toHaveCount(6)
      const search = page.locator('input[name=term]').locator('visible=true')
      await search.fill('уурхай')
      await search.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('уурхай')
      await context.close()
    })
  })
}

test(
  'the language toggle leads to the same page in the other language, and is remembered',
  { tag: '@phone-first' },
  async ({ page }) => {
    await page.goto('/mm/blog/13=1')
    const english = page.getByRole('link', { name: 'EN', exact: true }).locator('visible=true')
    await expectReady(english)
    await english.click()
    await expect(page).toHaveURL('/en/mm/blog/13=1')
    await page.goto('/mm/blog/8=2')
    await expect(page).toHaveURL('/en/mm/blog/8=2')
    const mongolian = page.getByRole('link', { name: 'МН', exact: true }).locator('visible=true')
    await expectReady(mongolian)
    await mongolian.click()
    await expect(page).toHaveURL('/mm/blog/8=2')
    // The anchor on a page with numbered parts, too.
    await page.goto('/mm/about#2')
    const englishLink = page.getByRole('link', { name: 'EN', exact: true }).locator('visible=true')
    await expectReady(englishLink)
    await englishLink.click()
    await expect(page).toHaveURL('/en/mm/about#2')
  },
)

test('the menu opens by keyboard and closes with Escape', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/mm')
  if (isPhone()) {
    await page.getByRole('button', { name: 'Цэс нээх' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    return
  }
  const group = page.locator('header nav summary', { hasText: 'Мэдээ' })
  await expectReady(group)
  await group.focus()
  await page.keyboard.press('Enter')
  const link = page.locator('header nav').getByRole('link', { name: 'Арга хэмжээ' })
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(group).toBeFocused()
})

test(
  'the carousel moves by itself, pauses, and does not move with reduced motion',
  { tag: '@phone-first' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // A fake clock, so that the test does not wait for what appears in time or must not appear.
    await page.clock.install()
    const banner = page.locator('main section:has(h1) [aria-roledescription=carousel]')
    const current = banner.locator('[data-current]')
    const open = async () => {
      await page.goto('/mm')
      await expect(banner).toHaveAttribute('data-ready')
      await expect(current).toHaveAttribute('aria-label', /^1 \//)
    }
    await open()
    const pause = banner.getByRole('button', { name: 'Түр зогсоох' })
    await expectReady(pause)
    await page.clock.runFor(6_500)
    await expect(current).toHaveAttribute('aria-label', /^2 \//)
    await pause.click()
    await page.mouse.move(5, 700)
    await page.clock.runFor(12_000)
    await expect(current).toHaveAttribute('aria-label', /^2 \//)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open()
    await page.clock.runFor(12_000)
    await expect(current).toHaveAttribute('aria-label', /^1 \//)
  },
)

test('the back-to-top button comes after 200 pixels', { tag: '@phone-first' }, async ({ page }) => {
  await page.goto('/mm')
  const top = page.getByRole('button', { name: 'Дээш буцах' })
  await expectReady(page.locator('main ~ aside a').first())
  await page.evaluate(() => window.scrollTo(0, 150))
  await expect(top).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(top).toBeVisible()
  await top.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a page requests no foreign server, one stylesheet and few fonts, and shows search engines its alternate', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  let stylesheetCount = 0
  let fontBytes = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') stylesheetCount++
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  page.on('response', async (response) => {
    if (response.url().endsWith('.woff2')) fontBytes += (await response.body()).length
  })
  await openAtRest(page, '/mm/detail/1')
  expect(foreign).toEqual([])
  expect(stylesheetCount).toBe(1)
  expect(fontBytes).toBeGreaterThan(0)
  expect(fontBytes).toBeLessThan(90 * 1024)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/mm\/detail\/1$/)
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /\/en\/mm\/detail\/1$/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type']).sort()).toEqual([
    'BreadcrumbList',
    'NewsArticle',
    'Organization',
  ])
})

test('an inline script that was not in the page is refused', async ({ page }) => {
  await page.goto('/mm')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.head.append(script)
    return 'injected' in window
  })
  expect(ran).toBe(false)
})
