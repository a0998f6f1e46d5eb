import { formatInputTime } from '@/lib/i18n/format'

/** Ulaanbaatar's distance from UTC, which has no summer time. */
const offset = '+08:00'

/** A moment by the clocks of Ulaanbaatar: its day, its time of day, and both as an ISO timestamp. */
export function localTimeOf(moment: Date): { day: string; time: string; timestamp: string } {
  const local = formatInputTime(moment.toISOString())
  return { day: local.slice(0, 10), time: local.slice(11), timestamp: `${local}:00${offset}` }
}
