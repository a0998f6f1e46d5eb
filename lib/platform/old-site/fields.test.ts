import { expect, it } from 'vitest'
import { oldFlag, oldId, oldList, oldMoment, oldText } from './fields'

it('reads texts, numbers and flags of any shape', () => {
  expect([undefined, null, ' NULL ', 12, ' a\u0000 '].map((value) => oldText.parse(value))).toEqual([
    '',
    '',
    '',
    '12',
    'a',
  ])
  expect(oldText.safeParse({}).success).toBe(false)
  expect(['7', 7, '', null].map((value) => oldId.parse(value))).toEqual([7, 7, null, null])
  expect(['x', -1, 1.5].map((value) => oldId.safeParse(value).success)).toEqual([false, false, false])
  expect(['0', 0, false, '1', 'NULL'].map((value) => oldFlag(true).parse(value))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
  expect([null, 'a', ['a']].map((value) => oldList(oldText).parse(value))).toEqual([[], ['a'], ['a']])
})

it('reads dates of any year, and those without a zone as of Ulaanbaatar', () => {
  const read = (value: unknown) => oldMoment.parse(value)?.toISOString() ?? null
  expect(read('1998-03-04 10:30:00')).toBe('1998-03-04T02:30:00.000Z')
  expect(read('2025.9.1')).toBe('2025-08-31T16:00:00.000Z')
  expect(read('2025-09-01T02:30:00.000Z')).toBe('2025-09-01T02:30:00.000Z')
  expect(read(1_700_000_000)).toBe('2023-11-14T22:13:20.000Z')
  expect(read('1700000000000')).toBe('2023-11-14T22:13:20.000Z')
  expect(['0000-00-00 00:00:00', 'someday', null].map(read)).toEqual([null, null, null])
})
