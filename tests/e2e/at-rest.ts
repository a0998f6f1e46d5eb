import { expect, type Page, type Request, type Response } from '@playwright/test'

/**
 * Goes somewhere and waits until the page rests: all that it asked for has come, no script waits for its turn, and
 * what they did then asked for nothing more. So its deferred scripts have run, and its lists are there.
 * Playwright's `networkidle` says the same half a second later, which some hundred pages add up.
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
      // It fails where the page leads on to another one.
      await page.evaluate(idleTwice)
      return requestCount === askedBefore && onTheirWay.size === 0
    }
    await expect.poll(() => rests().catch(() => false), { intervals: [20] }).toBe(true)
    return outcome
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}

/** In the browser: all scripts had their turn, and those that gave themselves a moment had it too. */
async function idleTwice(): Promise<void> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
  await idle()
  await new Promise((resolve) => setTimeout(resolve, 40))
  await idle()
}

/** Opens an address, and waits until its page rests. */
export const openAtRest = (page: Page, path: string): Promise<Response | null> =>
  atRestAfter(page, () => page.goto(path))

/** Loads the page anew, and waits until it rests. */
export const reloadAtRest = (page: Page): Promise<Response | null> => atRestAfter(page, () => page.reload())
