import { mongolianMonthOrdinal } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'

const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const longMonths =
  'January February March April May June July August September October November December'.split(' ')

const dateParts = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, date, monthAt: Number(month) - 1, number: Number(date) }
}

/**
 * Formats the range from the first to the last day of an edition, with the year: `2025.09.11–13` in
 * Mongolian, `11–13 Sep 2025` in English.
 * @param days in their order, as `yyyy-mm-dd`
 * @returns an empty text when there are no days
 */
export function shortDateRange(days: readonly string[], locale: Locale): string {
  const [from, to] = [days[0], days.at(-1)].map((day) => day && dateParts(day))
  if (!from || !to) return ''
  const isSameYear = from.year === to.year
  const isSameMonth = isSameYear && from.month === to.month
  const isOneDay = isSameMonth && from.date === to.date
  if (locale === 'mn') {
    const end = isSameMonth
      ? to.date
      : isSameYear
        ? `${to.month}.${to.date}`
        : `${to.year}.${to.month}.${to.date}`
    return `${from.year}.${from.month}.${from.date}${isOneDay ? '' : `–${end}`}`
  }
  const end = `${to.number} ${shortMonths[to.monthAt]} ${to.year}`
  if (isOneDay) return end
  if (isSameMonth) return `${from.number}–${end}`
  return `${from.number} ${shortMonths[from.monthAt]}${isSameYear ? '' : ` ${from.year}`} – ${end}`
}

/**
 * Formats the range from the first to the last day without the year: `9 дүгээр сарын 11–13` in Mongolian,
 * `11–13 September` in English.
 */
export function longDateRange(days: readonly string[], locale: Locale): string {
  const [from, to] = [days[0], days.at(-1)].map((day) => day && dateParts(day))
  if (!from || !to) return ''
  const isSameMonth = from.month === to.month
  const isOneDay = isSameMonth && from.date === to.date
  const range = isOneDay ? `${from.number}` : `${from.number}–${to.number}`
  if (locale === 'mn') {
    const [start, end] = [from, to].map(({ month }) => `${mongolianMonthOrdinal(Number(month))} сарын`)
    return isSameMonth ? `${start} ${range}` : `${start} ${from.number} – ${end} ${to.number}`
  }
  if (isSameMonth) return `${range} ${longMonths[from.monthAt]}`
  return `${from.number} ${longMonths[from.monthAt]} – ${to.number} ${longMonths[to.monthAt]}`
}
