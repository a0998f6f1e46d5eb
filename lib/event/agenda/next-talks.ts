import { formatIsoDay } from '@/lib/platform/i18n/format'
import { minutesSinceMidnightOn } from './now'
import type { AgendaDay, Session } from './schema'

/** What runs in the halls or comes next there, with its day. */
export type NextTalks = {
  day: Pick<AgendaDay, 'number' | 'day' | 'day_en'>
  isToday: boolean
  talks: (Session & { isRunning: boolean })[]
}

/**
 * Finds for each hall the session that runs or is the next one; breaks do not count. After the last session of
 * a day these are the first ones of the following day.
 * @returns null when no session is left
 */
export function findNextTalks(days: readonly AgendaDay[], now: Date): NextTalks | null {
  const today = formatIsoDay(now.toISOString())
  for (const day of days) {
    if (day.event_date < today) continue
    const minutes = minutesSinceMidnightOn(day.event_date, now)
    const byHall = new Map<number | null, Session>()
    for (const session of day.sessions) {
      const isLeft = session.kind !== 'break' && session.ends_minutes > (minutes ?? 0)
      if (isLeft && !byHall.has(session.hall_id)) byHall.set(session.hall_id, session)
    }
    if (byHall.size === 0) continue
    const talks = [...byHall.values()].map((session) => ({
      ...session,
      isRunning: minutes !== null && session.starts_minutes <= minutes,
    }))
    return {
      day: { number: day.number, day: day.day, day_en: day.day_en },
      isToday: minutes !== null,
      talks,
    }
  }
  return null
}
