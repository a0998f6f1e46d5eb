import { expect, it } from 'vitest'
import { findNextTalks } from './next-talks'
import type { AgendaDay, Session } from './schema'

const session = (id: number, hall_id: number | null, from: number, to: number, kind = 'talk') =>
  ({ id, hall_id, starts_minutes: from * 60, ends_minutes: to * 60, kind }) as Session
const day = (number: number, event_date: string, sessions: Session[]) =>
  ({ number, day: `${number}`, day_en: '', event_date, sessions }) as unknown as AgendaDay

const days = [
  day(1, '2027-09-11', [
    session(1, null, 9, 10, 'ceremony'),
    session(2, 7, 10, 11),
    session(3, 8, 10, 12),
    session(4, null, 11, 12, 'break'),
    session(5, 7, 12, 13),
  ]),
  day(2, '2027-09-12', [session(6, 8, 9, 10)]),
]
const findAt = (time: string) => {
  const next = findNextTalks(days, new Date(`${time}+08:00`))
  return (
    next && [next.day.number, next.isToday, ...next.talks.map(({ id, isRunning }) => (isRunning ? -id : id))]
  )
}

it('finds what runs or comes next in each hall, until the last session has ended', () => {
  expect(findAt('2027-09-10T23:00')).toEqual([1, false, 1, 2, 3])
  expect(findAt('2027-09-11T09:59')).toEqual([1, true, -1, 2, 3])
  expect(findAt('2027-09-11T10:00')).toEqual([1, true, -2, -3])
  expect(findAt('2027-09-11T11:30')).toEqual([1, true, -3, 5])
  expect(findAt('2027-09-11T13:00')).toEqual([2, false, 6])
  expect(findAt('2027-09-12T10:00')).toBeNull()
})
