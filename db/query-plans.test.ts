import { expect, it } from 'vitest'
import { summarizePlan } from './query-plans'

const scanNews = (more: object = {}) => ({
  'Node Type': 'Limit',
  'Total Cost': 8.3,
  Plans: [{ 'Node Type': 'Seq Scan', 'Relation Name': 'news', Filter: "(title = 'Бат')", ...more }],
})

it('a plan is known by its steps, whatever it costs, and without values', () => {
  const { plan, steps } = summarizePlan(scanNews())
  expect(steps).toBe('Limit (Seq Scan news)')
  expect(summarizePlan(scanNews({ Filter: "(title = 'Дорж')", 'Plan Rows': 7 })).plan).toBe(plan)
  const byIndex = scanNews({ 'Node Type': 'Index Scan', 'Index Name': 'news_title_idx' })
  expect(summarizePlan(byIndex).steps).toBe('Limit (Index Scan news news_title_idx)')
  expect(summarizePlan(byIndex).plan).not.toBe(plan)
})
