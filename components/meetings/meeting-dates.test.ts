import { expect, test } from 'vitest'
import { capitalise, dayInWords, hourInWords, momentInWords } from './meeting-dates'

const near = { today: 'өнөөдөр', tomorrow: 'маргааш' }
// Eleven in the evening of 10 September in Ulaanbaatar.
const now = Date.parse('2025-09-10T15:00:00Z')

test('days and hours are said in the language of the page', () => {
  expect(dayInWords('2025-09-11', 'mn')).toBe('9 дүгээр сарын 11, Пүрэв')
  expect(dayInWords('2025-09-11', 'en')).toBe('11 Sep, Thursday')
  expect(hourInWords({ meeting_date: '2025-09-11', meeting_time: '10:00' }, 'mn')).toBe(
    '9 дүгээр сарын 11, 10:00',
  )
})

test('a moment is near by the clocks of Ulaanbaatar, wherever the reader is', () => {
  expect(momentInWords('2025-09-10T15:40:00Z', 'mn', near, now)).toBe('өнөөдөр 23:40')
  expect(momentInWords('2025-09-10T16:20:00Z', 'mn', near, now)).toBe('маргааш 00:20')
  expect(momentInWords('2025-09-12T01:40:00Z', 'mn', near, now)).toBe('9 дүгээр сарын 12, 09:40')
  expect(momentInWords('2025-09-12T01:40:00Z', 'en', near, now)).toBe('12 Sep, 09:40')
  expect(capitalise('маргааш 14:20 хүртэл')).toBe('Маргааш 14:20 хүртэл')
})
