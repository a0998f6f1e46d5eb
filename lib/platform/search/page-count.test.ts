import { expect, it } from 'vitest'
import { pageCountOf } from './page-count'
import { depthMax, totalMax } from './schema'

const group = (total: number, hits: number) => ({
  kind: 'news' as const,
  total,
  hits: Array.from({ length: hits }, (_, id) => ({ kind: 'news' as const, id, matched: [] })),
})

it('counts the pages that there are', () => {
  expect(pageCountOf(group(0, 0), { page: 1, limit: 6 })).toBe(0)
  expect(pageCountOf(group(13, 6), { page: 1, limit: 6 })).toBe(3)
  expect(pageCountOf(group(13, 0), { page: 9, limit: 6 })).toBe(3)
})

it('goes on behind what is counted as long as pages are full', () => {
  const countedPages = Math.ceil(totalMax / 6)
  expect(pageCountOf(group(totalMax, 6), { page: 1, limit: 6 })).toBe(countedPages)
  expect(pageCountOf(group(totalMax, 6), { page: countedPages, limit: 6 })).toBe(countedPages + 1)
  expect(pageCountOf(group(totalMax, 2), { page: countedPages + 4, limit: 6 })).toBe(countedPages + 4)
  expect(pageCountOf(group(totalMax, 6), { page: 1_000_000, limit: 6 })).toBe(Math.floor(depthMax / 6))
})
