const dayMilliseconds = 86_400_000

/**
 * Returns the last of a number of working days after a day: Saturdays, Sundays and holidays do not count.
 * @param from the day before the first one, such as 2026-11-30
 * @param holidays days of the same form
 */
export function addWorkingDays(from: string, count: number, holidays: ReadonlySet<string>): string {
  let day = from
  for (let left = count; left > 0;) {
    const next = new Date(Date.parse(day) + dayMilliseconds)
    day = next.toISOString().slice(0, 10)
    const isWeekend = next.getUTCDay() === 0 || next.getUTCDay() === 6
    if (!isWeekend && !holidays.has(day)) left--
  }
  return day
}
