import { expect, type Locator, type Page } from '@playwright/test'

/** Reads in the browser what has the focus, whether it can be seen, and whether it is marked. */
function readFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  // Only of what is in the window: a long text is taller.
  const box = element.getBoundingClientRect()
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)]
  const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)]
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const shows = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    if (!hit || hit.contains(document.querySelector('main'))) return false
    return element.contains(hit) || hit.contains(element) || labels.some((label) => label.contains(hit))
  }
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95]
  const isShown =
    right > left &&
    bottom > top &&
    parts.some((x) => parts.some((y) => shows(left + (right - left) * x, top + (bottom - top) * y)))
  const isMarked = (node: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node, pseudo)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
  }
  // The parts of a field for a day are marked by the browser.
  const hasOwnParts = element.matches('[type=date], [type=time], [type=datetime-local]')
  const around = [element, element.parentElement, element.parentElement?.parentElement, ...labels]
  const hasMark =
    hasOwnParts ||
    around.some((node) => node && isMarked(node)) ||
    ['::before', '::after'].some((pseudo) => isMarked(element, pseudo))
  return { isShown, hasMark, html: element.outerHTML.slice(0, 160) }
}

/** Fails if the focus is off the window, wholly under something else, or not to be told from the rest. */
async function expectFocusShown(page: Page): Promise<void> {
  const wrong = async () => {
    const focus = await page.evaluate(readFocus)
    return focus && !(focus.isShown && focus.hasMark) ? focus : null
  }
  // A page may still be scrolling to what has the focus.
  await expect.poll(wrong, { intervals: [20, 50, 100, 200], timeout: 3_000 }).toBeNull()
}

/** Presses Tab until a control has the focus, which has to be shown at each step. */
export async function tabTo(
  page: Page,
  control: Locator,
  { back = false, stepsMax = 120 } = {},
): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < stepsMax; step++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    await expectFocusShown(page)
    if (await hasFocus()) return
  }
  await expect(control, 'reached by Tab').toBeFocused()
}

/** Walks with Tab through the whole page and back, and returns the number of stops. */
export async function walkByTab(page: Page, { back = false, stopsMax = 300 } = {}): Promise<number> {
  for (let stop = 0; stop < stopsMax; stop++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) return stop
    await expectFocusShown(page)
  }
  throw new Error(`the focus has not left the page after ${stopsMax} stops`)
}

/** Skips the frame of a page with its first link: the next stop is in the content. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.locator('a[href="#main"]')).toBeFocused()
  await expectFocusShown(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
  await expectFocusShown(page)
}
