/** The zone of all that a calendar of ours says. */
export const calendarZone = 'Asia/Ulaanbaatar'

/** Mongolia gave up summer time in 2017: one offset says all. */
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

/** The `timezone` of a calendar whose events name the zone. */
export const zoneOfCalendar = { name: null, generator: () => zoneComponent }

/**
 * A time by the clocks of Ulaanbaatar for the generator, which beside the name of a zone writes the parts that a Date
 * has here, wherever here is.
 * @param day `yyyy-mm-dd`
 */
export function wallClock(day: string, minutes: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 0, minutes)
}
