import * as z from 'zod'
import { eventHalls } from '@/db/schema/event'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { listAtOnce, oldKind, type OldSite } from '@/lib/platform/old-site/kind'
import { listOldEditions } from '../old-editions'
import { hallCalls } from './calls'

async function* listOldHalls(site: OldSite): AsyncGenerator<unknown> {
  for await (const { id: edition } of listOldEditions(site))
    for await (const hall of listAtOnce(site, `/mw/client/get/hall?event=${edition}`, 'hall'))
      yield { ...(hall as object), edition }
}

export const oldHalls = oldKind({
  name: 'event halls',
  list: listOldHalls,
  schema: z.object({
    id: oldId,
    edition: z.number(),
    hall_name: oldText,
    hall_name_en: oldText,
    seats: oldId,
  }),
  idOf: ({ id }) => id,
  async toForm({ edition, hall_name, hall_name_en, seats }, records) {
    return {
      fields: {
        event_id: await records.idOf('event editions', edition),
        hall_name: hall_name || hall_name_en,
        hall_name_en: hall_name_en || hall_name,
        ...(seats === null ? {} : { seats }),
      },
    }
  },
  insert: hallCalls.insertHall,
  update: hallCalls.updateHall,
  remove: hallCalls.deleteHall,
  table: eventHalls,
  idColumn: eventHalls.id,
})
