import { expect, it } from 'vitest'
import { minutesSinceMidnightOn } from './now'

it('tells the minutes of a day by the clock in Ulaanbaatar, and nothing on another day', () => {
  expect(minutesSinceMidnightOn('2025-09-11', new Date('2025-09-11T03:51:30Z'))).toBe(711)
  expect(minutesSinceMidnightOn('2025-09-11', new Date('2025-09-10T16:00:00Z'))).toBe(0)
  expect(minutesSinceMidnightOn('2025-09-11', new Date('2025-09-10T15:59:59Z'))).toBeNull()
  expect(minutesSinceMidnightOn('2025-09-11', new Date('2025-09-11T16:00:00Z'))).toBeNull()
})
