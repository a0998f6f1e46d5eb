import { expect, type Page } from '@playwright/test'

export const widths = [360, 1440] as const

export const fileNameOf = (path: string) => path.replace(/^\//, '').replace(/[^\w=-]+/g, '_')

/** The whole page as it stands now, at both widths. */
export async function take(page: Page, name: string, sizes: readonly number[] = widths): Promise<void> {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    await expect.soft(page).toHaveScreenshot(`${name}.${width}.png`, {
      fullPage: true,
      timeout: 60_000,
      // What the browser's own viewer of PDFs draws is not ours.
      mask: [page.locator('iframe')],
    })
  }
}

/** Pictures that wait until they come near are fetched, and everything is decoded. */
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

/** Each kind of control on the page, pointed at and focused. */
export async function takeControls(page: Page, name: string, selector: string): Promise<void> {
  await settle(page)
  const seenKinds = new Set<string>()
  for (const control of await page.locator(selector).all()) {
    if (!(await control.isVisible())) continue
    // One of a kind: those of one shape have one rule.
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
