import { expect, test, type Page } from '@playwright/test'
import { openAtRest } from './at-rest'
import { collectErrors, expectReady } from './pages'

const isFlight = (url: URL) => url.search.includes('_flight=')
const deferredLink = (page: Page) => page.locator('main a[data-deferred]').first()

test('a page whose flight cannot be had works as without scripts, until it can', async ({ page }) => {
  await page.route(isFlight, (route) => route.abort())
  await openAtRest(page, '/mm/page/21')
  // The picture's link, which scripts would open over the page, leads to the picture itself.
  const picture = (await deferredLink(page).getAttribute('href')) ?? ''
  await deferredLink(page).click()
  await expect(page).toHaveURL(picture)

  await page.unroute(isFlight)
  await page.goBack()
  await deferredLink(page).click()
  await expect(page.getByRole('dialog')).toContainText('1 / 12')
})

test('a flight that breaks off counts as none', async ({ page }) => {
  const errors = collectErrors(page)
  await page.route(isFlight, (route) => route.fulfill({ status: 503, body: '1:"$Sreact.fragment"\n2:I[' }))
  await openAtRest(page, '/mm/about')
  await page.getByRole('link', { name: 'Холбоо барих' }).first().click()
  await expect(page).toHaveURL('/mm/contact')
  expect(errors.filter((error) => !error.includes('503'))).toEqual([])
})

test('a page that is published anew before its flight came is loaded again, and keeps what was typed', async ({
  page,
}) => {
  let flights = 0
  await page.route(isFlight, async (route) => {
    if (flights++ > 0) return route.continue()
    await expect(page.locator('main input[name=q]')).toHaveValue('уурхай')
    await route.fulfill({ status: 200, headers: { 'x-strata-version': 'another' }, body: '' })
  })
  await page.goto('/mm/search', { waitUntil: 'commit' })
  await page.locator('main input[name=q]').fill('уурхай')
  await expect.poll(() => flights).toBe(2)
  const field = page.locator('main input[name=q]')
  await expectReady(field)
  await expect(field).toHaveValue('уурхай')
})

test('scripts and flight wait until a loaded page is painted', async ({ page }) => {
  await page.addInitScript(() => {
    const hideRoot = () => document.documentElement?.style.setProperty('display', 'none')
    new MutationObserver(hideRoot).observe(document, { childList: true })
  })
  await page.goto('/mm/about')
  const shownAt = await page.evaluate(() => {
    document.documentElement.style.removeProperty('display')
    return performance.now()
  })
  const flightAt = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('_flight='))?.startTime,
  )
  expect(await flightAt.jsonValue()).toBeGreaterThan(shownAt)
})

test('a page comes back as it was, and from the copy that the browser holds', async ({ page }) => {
  const errors = collectErrors(page)
  await openAtRest(page, '/mm/page/21')
  await page.evaluate(() => (location.href = '/mm/trade'))
  await page.waitForURL('/mm/trade')
  await page.goBack()
  await deferredLink(page).click()
  await expect(page.getByRole('dialog')).toContainText('1 / 12')
  expect(errors).toEqual([])
})
