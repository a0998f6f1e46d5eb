import { formatInputTime } from '@/lib/platform/i18n/format'

/** Ulaanbaatar's distance from UTC, which has no summer time. */
const offset = '+08:00'

/**
 * A moment by the clocks of Ulaanbaatar: its day `yyyy-mm-dd`, its time of day `hh:mm`, and both as an ISO timestamp.
 */
export function localTimeOf(moment: Date): { day: string; time: string; timestamp: string } {
  const local = formatInputTime(moment.toISOString())
  return { day: local.slice(0, 10), time: local.slice(11), timestamp: `${local}:00${offset}` }
}

/** The same as the answers about meetings name it. */
export function meetingTimeOf(moment: Date): { meeting_date: string; meeting_time: string } {
  const { day, time } = localTimeOf(moment)
  return { meeting_date: day, meeting_time: time }
}

/** The day that is shown where none was asked for: today, or else the first to come, or else the last. */
export function presentDay(days: readonly string[], now = new Date()): string | null {
  const today = localTimeOf(now).day
  return days.find((day) => day >= today) ?? days.at(-1) ?? null
}
