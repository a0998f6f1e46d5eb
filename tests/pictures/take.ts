import { expect, type Page } from '@playwright/test'

export const widths = [360, 1440] as const

export const fileNameOf = (path: string) => path.replace(/^\//, '').replace(/[^\w=-]+/g, '_')

/** Takes a screenshot of the whole page in its current state, at both widths. */
export async function take(page: Page, name: string, sizes: readonly number[] = widths): Promise<void> {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    await expect.soft(page).toHaveScreenshot(`${name}.${width}.png`, {
      fullPage: true,
      timeout: 60_000,
      // The browser's own PDF viewer is not part of Strata.
      mask: [page.locator('iframe')],
    })
  }
}

/** Loads lazy pictures and decodes all of them. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Opens a page and waits for its scripts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

/** Takes each kind of control on the page, hovered and focused. */
export async function takeControls(page: Page, name: string, selector: string): Promise<void> {
  await settle(page)
  const seenKinds = new Set<string>()
  for (const control of await page.locator(selector).all()) {
    if (!(await control.isVisible())) continue
    // One control of each kind: equal shapes share a rule.
    const kind = await control.evaluate((element) => {
      const { height } = element.getBoundingClientRect()
      const { padding, fontSize, color } = getComputedStyle(element)
      return `${element.tagName} ${Math.round(height)} ${padding} ${fontSize} ${color} ${element.childElementCount}`
    })
    if (seenKinds.has(kind)) continue
    seenKinds.add(kind)
    await control.hover({ force: true })
    await expect.soft(control).toHaveScreenshot(`${name}.${seenKinds.size}.hover.png`)
    await page.mouse.move(1, 450)
    await control.focus()
    await expect.soft(control).toHaveScreenshot(`${name}.${seenKinds.size}.focus.png`)
  }
}
