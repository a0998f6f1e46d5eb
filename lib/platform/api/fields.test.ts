import { describe, expect, it } from 'vitest'
import { day, id, optionalDay, parseJsonText } from './fields'

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

describe('a number', () => {
  it('is a number or its digits, and nothing else that JavaScript would convert', () => {
    expect([7, '7', ' 7 '].map((value) => id.parse(value))).toEqual([7, 7, 7])
    for (const value of [true, [7], '0x10', '1e3', '', ' ', null, undefined, {}, '7.5', NaN])
      expect(id.safeParse(value).error?.issues[0]?.message, String(value)).toBe('validation.id')
  })
})

describe('a list that a form sends as JSON', () => {
  it('is refused by its schema if it is no JSON, instead of counting as left out', () => {
    expect(parseJsonText('[1]')).toEqual([1])
    expect(parseJsonText('[1')).toBe('[1')
  })
})
