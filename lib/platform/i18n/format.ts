import type { Locale } from './locale'

const timeZone = 'Asia/Ulaanbaatar'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const monthsLong = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Returns the parts of an instant in Ulaanbaatar: two digits each, four for the year. Null for no date. */
function datePartsInUlaanbaatar(
  iso: string,
): Record<'year' | 'month' | 'day' | 'hour' | 'minute', string> | null {
  // A date without a time stays that day, whatever the server's time zone is.
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  if (day) return { year: day[1] ?? '', month: day[2] ?? '', day: day[3] ?? '', hour: '00', minute: '00' }
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return null
  const clock = { year: '', month: '', day: '', hour: '', minute: '' }
  for (const { type, value } of parts.formatToParts(date)) {
    if (type in clock) clock[type as keyof typeof clock] = value
  }
  return clock
}

/**
 * Formats a date with its year, in Ulaanbaatar time: `2025.09.11` or `11 Sep 2025`.
 * @param iso an ISO date or instant
 * @returns `iso` unchanged when it is no date
 */
export function formatDate(iso: string, locale: Locale): string {
  const clock = datePartsInUlaanbaatar(iso)
  if (!clock) return iso
  if (locale === 'mn') return `${clock.year}.${clock.month}.${clock.day}`
  return `${Number(clock.day)} ${months[Number(clock.month) - 1] ?? ''} ${clock.year}`
}

/** Formats the day and month of a date, without its year: `9 дүгээр сарын 11` or `11 Sep`. */
export function formatDayMonth(iso: string, locale: Locale): string {
  const clock = datePartsInUlaanbaatar(iso)
  if (!clock) return iso
  const [month, day] = [Number(clock.month), Number(clock.day)]
  return locale === 'mn'
    ? `${mongolianMonthOrdinal(month)} сарын ${day}`
    : `${day} ${months[month - 1] ?? ''}`
}

/** Returns the day of an instant in Ulaanbaatar: `2025-09-11`; `iso` unchanged when it is no date. */
export function formatIsoDay(iso: string): string {
  const clock = datePartsInUlaanbaatar(iso)
  return clock ? `${clock.year}-${clock.month}-${clock.day}` : iso
}

/** Returns the year of an instant in Ulaanbaatar, where a year begins eight hours earlier than in UTC. */
export function yearOf(iso: string): number {
  return Number(datePartsInUlaanbaatar(iso)?.year)
}

/** Formats a date with its time, in Ulaanbaatar time: `2025.09.11 14:30` or `11 Sep 2025, 14:30`. */
export function formatDateTime(iso: string, locale: Locale): string {
  const clock = datePartsInUlaanbaatar(iso)
  if (!clock) return iso
  return `${formatDate(iso, locale)}${locale === 'mn' ? '' : ','} ${clock.hour}:${clock.minute}`
}

/** Formats the time of an instant in Ulaanbaatar: `14:30`; '' when `iso` is no date. */
export function formatTime(iso: string): string {
  const clock = datePartsInUlaanbaatar(iso)
  return clock ? `${clock.hour}:${clock.minute}` : ''
}

/**
 * Formats a date and time for a datetime field, in Ulaanbaatar time: `2025-09-11T14:30`; '' without a date.
 */
export function formatInputDateTime(iso: string | null | undefined): string {
  const clock = iso ? datePartsInUlaanbaatar(iso) : null
  return clock ? `${clock.year}-${clock.month}-${clock.day}T${clock.hour}:${clock.minute}` : ''
}

/**
 * Formats a month with its year: `2025 оны 9 дүгээр сар` or `September 2025`.
 * @param month `yyyy-mm`
 */
export function formatMonth(month: string, locale: Locale): string {
  const match = /^(\d{4})-(\d{2})/.exec(month)
  const name = match && monthsLong[Number(match[2]) - 1]
  if (!match || !name) return month
  return locale === 'mn'
    ? `${match[1]} оны ${mongolianMonthOrdinal(Number(match[2]))} сар`
    : `${name} ${match[1]}`
}

/** Returns a month's number with the suffix that fits its name's vowels: `9 дүгээр`, `10 дугаар`. */
export function mongolianMonthOrdinal(month: number): string {
  return `${month} ${[1, 4, 9, 11].includes(month) ? 'дүгээр' : 'дугаар'}`
}

const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 })

/** Formats a number with thousands separators, the same in both languages: `12,800`. */
export function formatNumber(value: number): string {
  return numbers.format(value)
}

/** Formats a number with a fixed number of decimals, such as a price: `98.40`. */
export function formatDecimal(value: number, decimals = 2): string {
  return value.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** Formats a mass: `12,800 тонн` or `12,800 t`. */
export function formatTonnes(tonnes: number, locale: Locale): string {
  return `${formatNumber(tonnes)} ${locale === 'mn' ? 'тонн' : 't'}`
}

/** Formats the size of a file, the same in both languages: `640 KB`, `1.4 MB`. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

const weekdays = {
  mn: ['Ням', 'Даваа', 'Мягмар', 'Лхагва', 'Пүрэв', 'Баасан', 'Бямба'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const

/** Returns the weekday of a day `yyyy-mm-dd`: `Пүрэв`, `Thursday`. */
export function formatWeekday(day: string, locale: Locale): string {
  return weekdays[locale][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
}

/** Formats minutes since midnight: `09:30`. */
export function formatClock(minutesSinceMidnight: number): string {
  return [Math.floor(minutesSinceMidnight / 60), minutesSinceMidnight % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
