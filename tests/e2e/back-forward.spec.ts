import { chromium, expect, test, type Browser, type Page } from '@playwright/test'
import { findFullBrowserPath } from '@/scripts/browser'
import { openAtRest } from './at-rest'
import { enterAs, makeStage } from './participants'
import { publicPages } from './public-pages'

const executablePath = findFullBrowserPath()
test.skip(!executablePath, 'the headless shell has no back-forward cache')

let browser: Browser
test.beforeAll(async ({ launchOptions }) => {
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  browser = await chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs })
})
test.afterAll(() => browser?.close())

const openPage = async (baseURL: string | undefined) =>
  (await browser.newContext(baseURL ? { baseURL } : {})).newPage()

/** Leaves the page for another one and comes back. @returns why it did not come back as it was, or `null` */
async function readReasonsAfterReturn(page: Page): Promise<unknown> {
  await page.evaluate(() => (document.documentElement.dataset.mark = 'left'))
  await openAtRest(page, '/mm/privacy')
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => {
    if (document.documentElement.dataset.mark === 'left') return null
    const [entry] = performance.getEntriesByType('navigation')
    return JSON.stringify(entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : 'unknown')
  })
}

// Browsers put neither their own viewer for PDF nor an answer with the status 404 into that cache.
const notRestored = /^\/mn\/page\/|^\/mw\/presentation|nothing-here$|^\/mm\/privacy$/

test('every kind of page comes back from the back-forward cache', { tag: '@whole' }, async ({ baseURL }) => {
  test.setTimeout(600_000)
  const page = await openPage(baseURL)
  for (const path of publicPages.filter((path) => !notRestored.test(path))) {
    await openAtRest(page, path)
    expect.soft(await readReasonsAfterReturn(page), path).toBeNull()
  }
})

test('a page of participants comes back, and its events with it', { tag: '@whole' }, async ({ baseURL }) => {
  const { one } = await makeStage()
  const page = await openPage(baseURL)
  await enterAs(page, one)
  const stream = () => page.waitForRequest('**/api/meeting-events')
  const firstStream = stream()
  await page.goto('/yp/meetings/requests')
  await firstStream
  const secondStream = stream()
  expect(await readReasonsAfterReturn(page)).toBeNull()
  await secondStream
})
