/**
 * Days as `yyyy-mm-dd`, which sort as texts. Today is the day in Ulaanbaatar, in every time zone of the
 * process.
 */
export type DayRange = { start: string; end: string }

/** The table of trades opens on the last seven days to today. */
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

/** Adds days, or subtracts them when negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Counts the days of a range, including both ends. */
export function daysIn({ start, end }: DayRange): number {
  return Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / 86_400_000) + 1
}

/** Completes a range: a missing end is today or the start, a missing start the week before the end. */
export function completeRange({ start, end }: Partial<DayRange>, today: string): DayRange {
  const last = end ?? (start !== undefined && start > today ? start : today)
  return { start: start ?? addDays(last, -defaultRangeDays), end: last }
}

/**
 * Corrects a range: the end that was just set stays, the other follows.
 * @param set which of the two was set last
 */
export function correctRange({ start, end }: DayRange, set: keyof DayRange): DayRange {
  if (start === '' || end === '' || start <= end) return { start, end }
  return set === 'start' ? { start, end: start } : { start: end, end }
}
