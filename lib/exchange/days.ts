/**
 * Two days as `yyyy-mm-dd`, which compare correctly as texts. A day is always a day in Ulaanbaatar, whatever
 * the time zone of the server or browser.
 */
export type DayRange = { start: string; end: string }

/** How many days before its end a range starts by default. */
const defaultRangeDays = 7

const ulaanbaatarDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Ulaanbaatar',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Returns the day of a moment in Ulaanbaatar. */
export function dayOf(moment: Date): string {
  return ulaanbaatarDay.format(moment)
}

/** Adds days to a day, or subtracts them when `days` is negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Counts the days of a range, including both ends. */
export function countDaysIn({ start, end }: DayRange): number {
  return Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / 86_400_000) + 1
}

/**
 * Completes a range. A missing end becomes today, or the start if that is later. A missing start becomes the
 * day a week before the end.
 */
export function completeRange({ start, end }: Partial<DayRange>, today: string): DayRange {
  const last = end ?? (start !== undefined && start > today ? start : today)
  return { start: start ?? addDays(last, -defaultRangeDays), end: last }
}

/**
 * Corrects a range whose start is after its end: the day that the reader just set stays, and the other day
 * is set to the same day.
 * @param changedDay the day that the reader just set
 */
export function correctRange({ start, end }: DayRange, changedDay: keyof DayRange): DayRange {
  if (start === '' || end === '' || start <= end) return { start, end }
  return changedDay === 'start' ? { start, end: start } : { start: end, end }
}
