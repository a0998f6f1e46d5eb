import { describe, expect, it } from 'vitest'
import { agendaCalendar } from './calendar'
import { agendaDayOf, editionOf, sessionOf } from '@/tests/factories/agenda'

const lines = (text: string) => text.split('\r\n')
const unfoldLines = (text: string) => lines(text.replaceAll('\r\n ', ''))

const absolute = (path: string) => `http://localhost:3000${path}`

const long = sessionOf({
  id: 12,
  title: 'Орон нутгийн хамтын ажиллагааны гэрээ; амьдрал дээр, хэрхэн хэрэгжиж байна вэ',
  speakers: 'О. Сарантуяа\nчиглүүлэгч',
  starts_minutes: 660,
  ends_minutes: 1_440,
})
const calendar = agendaCalendar(editionOf(), [agendaDayOf({ sessions: [sessionOf({ id: 7 }), long] })], {
  locale: 'mn',
  absolute,
})

describe('the calendar of the agenda', () => {
  it('is lines of at most 75 bytes that end in CRLF', () => {
    expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of lines(calendar)) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  })

  it('names the zone of its times and describes it', () => {
    const calendarLines = unfoldLines(calendar)
    expect(calendarLines).toContain('DTSTART;TZID=Asia/Ulaanbaatar:20250911T093000')
    expect(calendarLines).toContain('DTEND;TZID=Asia/Ulaanbaatar:20250912T000000')
    expect(calendarLines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1)
    expect(calendarLines.indexOf('BEGIN:VTIMEZONE')).toBeLessThan(calendarLines.indexOf('BEGIN:VEVENT'))
    expect(calendarLines).toContain('TZID:Asia/Ulaanbaatar')
  })

  it('has a stamp in UTC and a UID that stays', () => {
    const calendarLines = unfoldLines(calendar)
    expect(calendarLines).toContain('DTSTAMP:20250801T020304Z')
    expect(calendarLines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:session-7@localhost',
      'UID:session-12@localhost',
    ])
    expect(
      calendarLines.filter((line) => /^(DTSTAMP|CREATED|LAST-MODIFIED):/.test(line) && !line.endsWith('Z')),
    ).toEqual([])
  })

  it('escapes what separates values', () => {
    const summary = unfoldLines(calendar).find((line) => line.startsWith('SUMMARY:Орон'))
    expect(summary).toContain('гэрээ\\; амьдрал дээр\\, хэрхэн')
    expect(unfoldLines(calendar).join()).toContain('О. Сарантуяа\\nчиглүүлэгч')
  })

  it('holds only what is wanted', () => {
    const one = agendaCalendar(editionOf(), [agendaDayOf({ sessions: [sessionOf({ id: 7 }), long] })], {
      locale: 'en',
      absolute,
      isWanted: ({ id }) => id === 12,
    })
    expect(one.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(unfoldLines(one)).toContain('URL;VALUE=URI:http://localhost:3000/en/mw/agenda#session-12')
  })
})
