import { expect, it } from 'vitest'
import { addWorkingDays, workingDayBefore } from './working-days'

it.each([
  ['the next day', '2026-11-30', 1, [], '2026-12-01'],
  ['over a weekend', '2026-12-04', 1, [], '2026-12-07'],
  ['from a Saturday', '2026-12-05', 1, [], '2026-12-07'],
  ['over Republic Day', '2026-11-25', 1, ['2026-11-26'], '2026-11-27'],
  [
    'over a long Naadam',
    '2026-07-09',
    1,
    ['2026-07-10', '2026-07-11', '2026-07-12', '2026-07-13', '2026-07-14', '2026-07-15'],
    '2026-07-16',
  ],
  ['a holiday on a Sunday moves nothing', '2027-02-05', 1, ['2027-02-07', '2027-02-08'], '2027-02-09'],
  ['ten days into the next year', '2026-12-24', 10, ['2026-12-29', '2027-01-01'], '2027-01-11'],
])('counts working days %s', (_, from, count, holidays, expected) => {
  expect(addWorkingDays(from, count, new Set(holidays))).toBe(expected)
})

it.each([
  ['in a week', '2026-12-11', 2, [], '2026-12-09'],
  ['over a weekend', '2026-12-08', 2, [], '2026-12-04'],
  ['over a holiday', '2027-02-10', 2, ['2027-02-08', '2027-02-09'], '2027-02-04'],
])('finds a working day before another %s', (_, day, count, holidays, expected) => {
  expect(workingDayBefore(day, count, new Set(holidays))).toBe(expected)
})
