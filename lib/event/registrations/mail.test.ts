import { expect, it } from 'vitest'
import { formatEventDays } from './mail'

const days = (...dates: string[]) => dates.map((event_date) => ({ event_date }))

it('says days that follow one another as one, and others one by one', () => {
  const three = days('2025-09-11', '2025-09-12', '2025-09-13')
  expect(formatEventDays(three, 'mn')).toBe('2025.09.11–13')
  expect(formatEventDays(three, 'en')).toBe('11–13 Sep 2025')
  expect(formatEventDays(days('2025-09-30', '2025-10-01'), 'en')).toBe('30 Sep 2025, 1 Oct 2025')
  expect(formatEventDays(days('2025-09-11', '2025-09-13'), 'mn')).toBe('2025.09.11, 2025.09.13')
  expect(formatEventDays(days('2025-09-11'), 'mn')).toBe('2025.09.11')
  expect(formatEventDays([], 'mn')).toBe('')
})
