import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectReady, tooWide } from './pages'
import { signIn } from './office'

// How readers change what they see: wide letters, few colours; and where they look for help.

test.use({ trace: 'off' })
test.beforeEach(() => test.slow())

const pages = [
  '/mm',
  '/mm/about',
  '/mm/membership',
  '/mm/accessibility',
  '/mm/trade',
  '/mw',
  '/mw/register',
  '/mw/agenda',
  '/yp',
  '/yp/company/1',
  '/yp/register',
  '/yp/owner',
] as const

/** Sets letters, words, lines and paragraphs as far apart as WCAG 1.4.12 names. */
const setTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/** Texts that their box cuts off, other than summaries that end with an ellipsis. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => !element.closest('[aria-hidden=true], svg, iframe, select, textarea'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.clientWidth > 2 && element.clientHeight > 2 && element.textContent.trim())
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        return (
          webkitLineClamp === 'none' &&
          ((cuts(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
            (cuts(overflowY) && element.scrollHeight > element.clientHeight + 2))
        )
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

test('with wide letters and lines no page is wider than its window, and no text is cut', async ({ page }) => {
  for (const path of pages)
    await test.step(path, async () => {
      await page.goto(path)
      await setTextSpacing(page)
      expect(await tooWide(page, ['reduce'])).toEqual([])
      for (const width of [320, 1280, 1440]) {
        await page.setViewportSize({ width, height: 740 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await cutTexts(page), String(width)).toEqual([])
      }
    })
})

test('no list of the office is wider than a window of 320 pixels, nor scrolls within it', async ({
  page,
}) => {
  await signIn(page, 'moderator')
  await page.setViewportSize({ width: 320, height: 740 })
  for (const path of [
    ...['/admin/logo', '/admin/membership', '/admin/accounts', '/admin/report'],
    ...['/admin/yellow/list-company', '/admin/yellow/list-consultant'],
  ]) {
    await page.goto(path)
    await expect(page.locator('tbody tr').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    const overPixels = await page
      .locator('main table')
      .evaluateAll((tables) =>
        tables.map(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0)),
      )
    expect(Math.max(...overPixels), path).toBe(0)
  }
})

test.describe('in the few colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('buttons have an edge, and the focus has a ring', async ({ page }) => {
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(path)
        expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
        const edgeless = await page.evaluate(() =>
          [...document.querySelectorAll('main :is(button, a[class*=button])')]
            .filter((button) => button.checkVisibility({ visibilityProperty: true }))
            // A button with a picture is seen by it.
            .filter((button) => !button.querySelector('svg') && button.textContent.trim())
            .filter((button) => {
              const { borderTopWidth, borderBottomWidth, outlineStyle, textDecorationLine } =
                getComputedStyle(button)
              const lines = parseFloat(borderTopWidth) + parseFloat(borderBottomWidth)
              return lines === 0 && outlineStyle === 'none' && textDecorationLine === 'none'
            })
            .map((button) => button.outerHTML.slice(0, 120)),
        )
        expect(edgeless).toEqual([])
        const link = page.locator('main a, main button').locator('visible=true').first()
        await expectReady(link)
        await link.focus()
        await page.keyboard.press('Shift')
        expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
      })
  })
})

test('help has the same order on every page of a site', async ({ request }) => {
  const sites = {
    mm: ['/mm', '/mm/about', '/mm/trade', '/mm/detail/1', '/mm/accessibility', '/en/mm/membership'],
    mw: ['/mw', '/mw/agenda', '/mw/register', '/mw/speaker/1', '/en/mw/contact'],
    yp: ['/yp', '/yp/company/1', '/yp/category/01', '/yp/contact', '/en/yp/search'],
  }
  for (const paths of Object.values(sites)) {
    const orders = await Promise.all(
      paths.map(async (path) => {
        const html = await (await request.get(path)).text()
        // The content has its own contacts; the frame around it is what repeats.
        const frame = html
          .replace(/^.*<\/head>/s, '')
          .replace(/<main[\s>].*<\/main>/s, '<main/>')
          .replace(/<script.*?<\/script>|<a [^>]*data-alternate[^>]*>/gs, '')
        return [...frame.matchAll(/<main\/>|<footer|href="(?:tel|mailto):[^"]*"|href="[^"]*\/contact"/g)]
          .map(([part]) => part.replace('/en/', '/'))
          .join('\n')
      }),
    )
    expect(orders[0]).toMatch(/tel:/)
    for (const [at, order] of orders.entries()) expect(order, paths[at] ?? '').toBe(orders[0])
  }
})

test('on a phone the sections after the first are closed until pressed or linked to; elsewhere and on paper all are open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/mm/about')
  const section = page.locator('[id="2"]')
  const content = section.locator('details > :not(summary)').first()
  const opener = section.locator('summary')
  await expect(page.locator('[id="1"] details > :not(summary)').first()).toBeVisible()
  await expect(content).toBeHidden()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(content).toBeVisible()
  await expectAccessible(page)
  await page.goto('/mm/about#2')
  await page.reload()
  await expect(content).toBeVisible()
  await expect(opener).toBeHidden()
  await page.goto('/mm')
  await page.goto('/mm/about')
  await expect(content).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(content).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(content).toBeVisible()
  await expect(opener).toBeHidden()
})
