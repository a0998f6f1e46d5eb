import { expect, it } from 'vitest'
import { priceSummaryOf } from './price-extremes'

const points = [80, 100, 70, 84].map((price, at) => ({ at: `2026-01-0${at + 1}`, price }))

it('tells the ends of a line, its lowest and highest point, and its change', () => {
  const { first, last, low, high, change } = priceSummaryOf(points)
  expect([first, last, low, high].map(({ at }) => at.slice(-1))).toEqual(['1', '4', '3', '2'])
  expect(change).toBeCloseTo(5)
})

it('takes the earlier of two points that are alike', () => {
  const alike = [...points, { at: '2026-01-05', price: 70 }, { at: '2026-01-06', price: 100 }]
  expect([priceSummaryOf(alike).low.at, priceSummaryOf(alike).high.at]).toEqual(['2026-01-03', '2026-01-02'])
})

it('has nothing to tell of no points', () => {
  expect(priceSummaryOf([]).change).toBe(0)
})
