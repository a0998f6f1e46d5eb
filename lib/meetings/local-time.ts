import { formatInputDateTime } from '@/lib/platform/i18n/format'

/** Ulaanbaatar's offset from UTC, which is the same all year: there is no summer time. */
const offset = '+08:00'

/**
 * Converts a moment to Ulaanbaatar's time: the day as `yyyy-mm-dd`, the time as `hh:mm`, and both together as
 * an ISO timestamp.
 */
export function localTimeOf(moment: Date): { day: string; time: string; timestamp: string } {
  const local = formatInputDateTime(moment.toISOString())
  return { day: local.slice(0, 10), time: local.slice(11), timestamp: `${local}:00${offset}` }
}

/** Converts a moment to the day and time of a meeting, with the field names of the API's answers. */
export function meetingTimeOf(moment: Date): { meeting_date: string; meeting_time: string } {
  const { day, time } = localTimeOf(moment)
  return { meeting_date: day, meeting_time: time }
}

/** Returns the day that a page shows by default: the first of `days` that is not past, else the last. */
export function defaultDay(days: readonly string[], now = new Date()): string | null {
  const today = localTimeOf(now).day
  return days.find((day) => day >= today) ?? days.at(-1) ?? null
}
