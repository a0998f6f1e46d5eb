const dayMilliseconds = 86_400_000

/** Returns the working day some working days after a day, or with a negative `step` before it. */
function moveByWorkingDays(from: string, count: number, step: 1 | -1, holidays: ReadonlySet<string>): string {
  let day = from
  for (let left = count; left > 0;) {
    const next = new Date(Date.parse(day) + step * dayMilliseconds)
    day = next.toISOString().slice(0, 10)
    const isWeekend = next.getUTCDay() === 0 || next.getUTCDay() === 6
    if (!isWeekend && !holidays.has(day)) left--
  }
  return day
}

/**
 * Returns the last of a number of working days after a day: Saturdays, Sundays and holidays do not count.
 * @param from the day before the first one, such as 2026-11-30
 * @param holidays days of the same form
 */
export const addWorkingDays = (from: string, count: number, holidays: ReadonlySet<string>): string =>
  moveByWorkingDays(from, count, 1, holidays)

/** Returns the working day that is a number of working days before a day, in the same form. */
export const workingDayBefore = (day: string, count: number, holidays: ReadonlySet<string>): string =>
  moveByWorkingDays(day, count, -1, holidays)
