import { formatIsoDay } from '@/lib/platform/i18n/format'
import type { EventDay } from './schema'

/** With how many days left an edition is near. */
const nearDays = 7
const dayMilliseconds = 86_400_000

/**
 * Where an edition is in time. `daysLeft` counts the midnights until its first day; `today` is null on a day
 * between its days.
 */
export type EditionState<Day = EventDay> =
  | { name: 'announced' | 'over' }
  | { name: 'open' | 'near'; daysLeft: number }
  | { name: 'now'; today: Day | null }

/**
 * Reads from its days where an edition is at a moment, in Ulaanbaatar time. Without days it is only announced.
 * @param days in their order
 */
export function readEditionState<Day extends Pick<EventDay, 'event_date'>>(
  days: readonly Day[],
  now: Date,
): EditionState<Day> {
  const [first, last] = [days[0]?.event_date, days.at(-1)?.event_date]
  if (first === undefined || last === undefined) return { name: 'announced' }
  const today = formatIsoDay(now.toISOString())
  if (today > last) return { name: 'over' }
  if (today >= first)
    return { name: 'now', today: days.find(({ event_date }) => event_date === today) ?? null }
  const daysLeft = (Date.parse(first) - Date.parse(today)) / dayMilliseconds
  return { name: daysLeft > nearDays ? 'open' : 'near', daysLeft }
}
