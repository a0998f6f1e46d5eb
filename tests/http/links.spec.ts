import { expect, test } from '@playwright/test'
import { crawlSite } from './crawl'

test('no link of the whole public site is broken', { tag: '@whole' }, async ({ request, baseURL }) => {
  test.setTimeout(1_500_000)
  const { broken, pages } = await crawlSite(request, new URL(baseURL ?? '').origin)
  expect(broken).toEqual([])
  expect(pages).toBeGreaterThan(100)
})
