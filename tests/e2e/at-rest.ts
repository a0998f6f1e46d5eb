import { expect, type Page, type Request, type Response } from '@playwright/test'

/**
 * Navigates and waits until the page rests: all requests have ended, no script waits for its turn, and the
 * deferred scripts have requested nothing more. So the lists are loaded.
 * Playwright's `networkidle` comes half a second later, which adds up over some hundred pages.
 */
async function atRestAfter<Gone>(page: Page, go: () => Promise<Gone>): Promise<Gone> {
  const onTheirWay = new Set<Request>()
  let requestCount = 0
  const begin = (request: Request) => {
    requestCount++
    onTheirWay.add(request)
  }
  const end = (request: Request) => void onTheirWay.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  try {
    const outcome = await go()
    const rests = async () => {
      if (onTheirWay.size > 0) return false
      const askedBefore = requestCount
      // Throws while the page redirects to another one.
      await page.evaluate(idleTwice)
      return requestCount === askedBefore && onTheirWay.size === 0
    }
    await expect.poll(() => rests().catch(() => false), { intervals: [20] }).toBe(true)
    return outcome
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}

/** Runs in the browser: lets all idle callbacks run, and those that were scheduled with a short delay. */
async function idleTwice(): Promise<void> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
  await idle()
  await new Promise((resolve) => setTimeout(resolve, 40))
  await idle()
}

/** Opens an address and waits until the page rests. */
export const openAtRest = (page: Page, path: string): Promise<Response | null> =>
  atRestAfter(page, () => page.goto(path))

/** Reloads the page and waits until it rests. */
export const reloadAtRest = (page: Page): Promise<Response | null> => atRestAfter(page, () => page.reload())
