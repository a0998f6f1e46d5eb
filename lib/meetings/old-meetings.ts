import { type OldSite, recordsOf } from '@/lib/platform/old-site/kind'

type Row = Record<string, unknown>

/** Lists the hours or the rooms of meetings of an old site. */
export async function* listOldPlaces(site: OldSite, key: 'times' | 'rooms'): AsyncGenerator<Row> {
  const answer = (await site.read('/yellow-page/get/meeting-times-rooms')) as { meetings?: unknown } | null
  for (const row of recordsOf(answer?.meetings ?? null, key)) yield row as Row
}

/** Lists the participants of meetings of an old site. */
export const listOldParticipants = (site: OldSite): AsyncIterable<unknown> =>
  site.list('/yellow-page/get/meeting-users?type=all&limit=100', 'users')

/** The start of an hour of an old site as a moment; null without a day or a time. */
export function startOfOldHour(date: string, time: string): Date | null {
  // The date part is the day, whatever the zone of the moment: the old screens grouped by it.
  const [, day] = /^(\d{4}-\d{2}-\d{2})/.exec(date) ?? []
  const [, clock] = /^(\d{1,2}:\d{2})/.exec(time) ?? []
  return day && clock ? new Date(`${day}T${clock.padStart(5, '0')}:00+08:00`) : null
}
