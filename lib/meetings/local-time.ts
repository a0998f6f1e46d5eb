import { formatInputTime } from '@/lib/platform/i18n/format'

/** Ulaanbaatar's offset from UTC; there is no summer time. */
const offset = '+08:00'

/**
 * Converts a moment to Ulaanbaatar's time: the day `yyyy-mm-dd`, the time `hh:mm`, and both as an ISO
 * timestamp.
 */
export function localTimeOf(moment: Date): { day: string; time: string; timestamp: string } {
  const local = formatInputTime(moment.toISOString())
  return { day: local.slice(0, 10), time: local.slice(11), timestamp: `${local}:00${offset}` }
}

/** The same with the names in answers about meetings. */
export function meetingTimeOf(moment: Date): { meeting_date: string; meeting_time: string } {
  const { day, time } = localTimeOf(moment)
  return { meeting_date: day, meeting_time: time }
}

/** Returns the default day: today, or else the next one, or else the last. */
export function defaultDay(days: readonly string[], now = new Date()): string | null {
  const today = localTimeOf(now).day
  return days.find((day) => day >= today) ?? days.at(-1) ?? null
}
