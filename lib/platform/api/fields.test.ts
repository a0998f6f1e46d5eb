import { describe, expect, it } from 'vitest'
import { day, optionalDay } from './fields'

describe('a day', () => {
  it('is a day that there is, as yyyy-mm-dd', () => {
    const field = day('validation.report.pdf')
    expect(field.parse('2024-02-29')).toBe('2024-02-29')
    const keyOf = (value: unknown) => field.safeParse(value).error?.issues[0]?.message
    expect(['2025-02-29', '20.11.2026', 7, ['2026-11-20']].map(keyOf)).toEqual([
      'validation.day',
      'validation.day',
      'validation.report.pdf',
      'validation.report.pdf',
    ])
    expect([undefined, null, ''].map(keyOf)).toEqual(Array(3).fill('validation.report.pdf'))
  })
  it('may be left out where it is not required', () => {
    expect([undefined, null, ''].map((value) => optionalDay.parse(value))).toEqual(Array(3).fill(undefined))
    expect(optionalDay.safeParse('2026-13-01').success).toBe(false)
  })
})
