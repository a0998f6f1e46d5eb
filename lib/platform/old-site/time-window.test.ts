import { expect, it } from 'vitest'
import { TimeWindow } from './time-window'

const hour = 3_600_000

it('tells how long it takes until the hours of Ulaanbaatar begin, also over midnight', () => {
  const night = TimeWindow.parse('22:00-06:30')
  // 21:00, 22:00, 06:29 and 06:30 in Ulaanbaatar.
  const waits = ['13:00', '14:00', '22:29', '22:30'].map((time) =>
    night?.msUntilOpen(new Date(`2026-01-05T${time}:00Z`)),
  )
  expect(waits).toEqual([hour, 0, 0, 15.5 * hour])
  const day = TimeWindow.parse('09:00-10:00')
  expect(day?.msUntilOpen(new Date('2026-01-05T01:30:00Z'))).toBe(0)
  expect(day?.msUntilOpen(new Date('2026-01-05T02:00:00Z'))).toBe(23 * hour)
})

it.each(['', '22-06', '24:00-06:00', '22:60-06:00', '06:00-06:00', '22:00-06:00 '])(
  'takes no hours that are written as %j',
  (text) => expect(TimeWindow.parse(text)).toBeNull(),
)
