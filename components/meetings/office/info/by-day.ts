import type { MeetingHour } from '@/lib/meetings/hours/schema'

/** Returns the date of an hour. `meeting_date` is already in Ulaanbaatar time. */
export const dayOf = ({ meeting_date }: Pick<MeetingHour, 'meeting_date'>) => meeting_date.slice(0, 10)
export const startTimeOf = ({ meeting_time }: Pick<MeetingHour, 'meeting_time'>) => meeting_time.slice(0, 5)

export type Day = { day: string; hours: MeetingHour[] }

/** Groups hours by day. The hours must be in chronological order. */
export function groupByDay(hours: readonly MeetingHour[]): Day[] {
  const days: Day[] = []
  for (const hour of hours) {
    const last = days.at(-1)
    if (last?.day === dayOf(hour)) last.hours.push(hour)
    else days.push({ day: dayOf(hour), hours: [hour] })
  }
  return days
}
