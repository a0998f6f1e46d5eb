/** The time zone of all calendars that the application writes. */
export const calendarZone = 'Asia/Ulaanbaatar'

/**
 * The definition of the zone in a calendar. One offset is enough, because Mongolia abolished summer time in
 * 2017.
 */
const zoneComponent = [
  'BEGIN:VTIMEZONE',
  `TZID:${calendarZone}`,
  'BEGIN:STANDARD',
  'DTSTART:20170331T235959',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:+08',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/** The `timezone` option of a calendar whose events are in this zone. */
export const zoneOfCalendar = { name: null, generator: () => zoneComponent }

/**
 * Returns a Date whose hours in the server's time zone are those of a time in Ulaanbaatar. The calendar
 * generator writes these hours, and beside them the name of our zone.
 * @param day `yyyy-mm-dd`
 * @param minutesSinceMidnight of that day
 */
export function localDateAt(day: string, minutesSinceMidnight: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 0, minutesSinceMidnight)
}
