import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowserPath, findFullBrowserPath } from '@/scripts/browser'
import { median, percentile, type Row } from './measure'
import { openSlowLine } from './slow-line'

/** A page, and the beginning of the address to which a link in it leads. */
const steps = [
  ['/mm', '/mm/about'],
  ['/mm', '/mm/trade'],
  ['/mm/blog/8=1', '/mm/detail/'],
  ['/mm/detail/1', '/mm/blog/'],
  ['/mm/about', '/mm/membership'],
  ['/mm/report=1', '/mm/blog/'],
  ['/en/mm', '/en/mm/about'],
  ['/mw', '/mw/agenda'],
  ['/mw', '/mw/about'],
  ['/yp', '/yp/category/'],
  ['/yp/category/0301', '/yp/company/'],
] as const

/** How long a finger or a mouse button is down in a click. */
const pressMs = 90

/** How long a reader looks at a link before the press; pictures that came into view load in this time. */
const lookMs = 1_000

/** Runs in the browser. @returns a place where a click meets a link to that address */
function bringLinkIntoView(beginning: string): { x: number; y: number } | undefined {
  for (const link of document.querySelectorAll(`a[data-page][href^="${beginning}"]`)) {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = link.getBoundingClientRect()
    const place = { x: left + Math.min(width / 2, 40), y: top + height / 2 }
    if (link.contains(document.elementFromPoint(place.x, place.y))) return place
  }
  return undefined
}

/** Clicks a link as a hand does. @returns the milliseconds from the click to the first paint of the next page */
async function openNextPage(page: Page, beginning: string): Promise<number> {
  await page.evaluate(bringLinkIntoView, beginning)
  await page.waitForTimeout(lookMs)
  const place = await page.evaluate(bringLinkIntoView, beginning)
  if (!place) throw new Error(`${page.url()} has no link to ${beginning}`)
  await page.mouse.move(place.x, place.y)
  await page.mouse.down()
  await page.waitForTimeout(pressMs)
  const clickedAt = Date.now()
  await page.mouse.up()
  await page.waitForURL((url) => url.pathname.startsWith(beginning))
  const paintedAt = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return paint && performance.timeOrigin + paint.startTime
  })
  return Number(await paintedAt.jsonValue()) - clickedAt
}

/** Blocks the rules without `page.route`, which would also turn off the browser's cache. */
async function blockSpeculationRules(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/speculation-rules.json'] })
}

async function openPages(browser: Browser, url: string, prefetches: boolean): Promise<number[]> {
  const times: number[] = []
  for (const [path, next] of steps) {
    const context = await browser.newContext({ locale: 'mn-MN', viewport: { width: 412, height: 900 } })
    const page = await context.newPage()
    if (!prefetches) await blockSpeculationRules(page)
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
    times.push(await openNextPage(page, next))
    await context.close()
  }
  return times
}

/** The time from a click to the first paint of a second page, on a slow line. */
export async function secondPage(url: string): Promise<Row[]> {
  const line = await openSlowLine(url)
  const executablePath = findFullBrowserPath() ?? findBrowserPath()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const times: number[] = []
    const plainTimes: number[] = []
    // The first turn only fills the cache of pages.
    await openPages(browser, url, false)
    // In turns, so that a slow moment of the machine affects both.
    for (let turn = 0; turn < 3; turn++) {
      times.push(...(await openPages(browser, line.url, true)))
      plainTimes.push(...(await openPages(browser, line.url, false)))
    }
    const p75 = percentile(times, 0.75)
    return [
      {
        figure: 'Second page, click to first paint, 150 ms and 1.6 Mbit/s',
        ours: `p75 ${Math.round(p75)} ms, middle ${Math.round(median(times))} ms`,
        against: `without the rules p75 ${Math.round(percentile(plainTimes, 0.75))} ms, middle ${Math.round(median(plainTimes))} ms`,
        ratio: p75 / percentile(plainTimes, 0.75),
        target: 'p75 under 300 ms',
        isMet: p75 < 300,
      },
    ]
  } finally {
    await browser.close()
    line.close()
  }
}
