import { describe, expect, it } from 'vitest'
import type { OwnYear } from '@/lib/assessment/years/schema'
import { sectionHistoriesOf } from './section-histories'

const section = (id: number, question: string, percentage: number) => ({
  ...{ id, cid: `7.${id}`, question, question_en: '', percentage, peers: null },
})
const yearOf = (
  year: number,
  sections: OwnYear['sections'],
  withdrawn_at: string | null = null,
): OwnYear => ({
  ...{ answer_id: year, year, created_at: '', completion: true, valid_until: '', withdrawn_at },
  ...{ check_code: '', has_files: false, percentage: 50, peers: null, sections },
})

describe('the sections over the years', () => {
  it('are one when a section was renamed, and two when another took its place', () => {
    const histories = sectionHistoriesOf([
      yearOf(2026, [section(1, 'Засаглал', 80), section(3, 'Усны менежмент', 40)]),
      yearOf(2025, [section(1, 'Ёс зүй', 60), section(2, 'Байгаль орчин', 30)], '2025-12-01'),
    ])
    expect(histories.map(({ question, years }) => [question, years.map(({ year }) => year)])).toEqual([
      ['Засаглал', [2026, 2025]],
      ['Усны менежмент', [2026]],
      ['Байгаль орчин', [2025]],
    ])
    expect(histories[0]?.years[1]).toMatchObject({ question: 'Ёс зүй', percentage: 60, isWithdrawn: true })
  })

  it('are none without a result', () => {
    expect(sectionHistoriesOf([])).toEqual([])
  })
})
