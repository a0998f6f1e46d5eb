import * as z from 'zod'
import { eventDates } from '@/db/schema/event'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, type OldSite } from '@/lib/platform/old-site/kind'
import { listOldDays, type OldDay } from '../old-editions'
import { dateCalls } from './calls'

/** Lower numbers are places of days in the calls, and not numbers of days. */
const numbersFrom = 9

const mayKeepNumber = (id: number | null) => id !== null && id >= numbersFrom

/** Lists the days, those that keep their numbers first: a new number of another one may be theirs. */
async function* listDaysWithNumbersFirst(site: OldSite): AsyncGenerator<OldDay> {
  const otherDays: OldDay[] = []
  for await (const day of listOldDays(site))
    if (mayKeepNumber(day.id)) yield day
    else otherDays.push(day)
  yield* otherDays
}

export const oldEventDays = oldKind({
  name: 'event days',
  list: listDaysWithNumbersFirst,
  schema: z.object({
    ...{ key: z.string(), edition: z.number(), id: oldId, date: oldText, day: oldText, day_en: oldText },
  }),
  idOf: ({ id }) => (mayKeepNumber(id) ? id : null),
  keyOf: ({ key }) => key,
  async toForm({ edition, date, day, day_en }, records) {
    const name = day || day_en || date
    return {
      fields: {
        ...{ event_id: await records.idOf('event editions', edition), event_date: date, day: name },
        day_en: day_en === name ? '' : day_en,
      },
    }
  },
  insert: dateCalls.insertEventDate,
  update: dateCalls.updateEventDate,
  remove: dateCalls.deleteEventDate,
  table: eventDates,
  idColumn: eventDates.id,
})
