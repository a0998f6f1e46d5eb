import * as z from 'zod'
import { events } from '@/db/schema/event'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, type OldSite } from '@/lib/platform/old-site/kind'
import { listOldEditions, readOldDays } from '../old-editions'
import { editionCalls } from './calls'

async function* listEditionsWithYears(site: OldSite): AsyncGenerator<unknown> {
  for await (const { id, fields } of listOldEditions(site)) {
    const [firstDate] = (await readOldDays(site, id)).flatMap(({ date }) => date ?? []).sort()
    yield { ...fields, id, year: fields.year ?? firstDate?.slice(0, 4) }
  }
}

/** The editions, not yet live; their texts, films and figures are in no call of the specification. */
export const oldEditions = oldKind({
  name: 'event editions',
  list: listEditionsWithYears,
  schema: z.object({
    ...{ id: oldId, year: oldId, event: oldText, event_en: oldText, place: oldText, place_en: oldText },
    ...{ venue: oldText, venue_en: oldText, address: oldText, address_en: oldText },
  }),
  idOf: ({ id }) => id,
  toForm({ id: _id, event, event_en, ...fields }) {
    const isNamed = (event || event_en) !== ''
    return {
      fields: {
        ...fields,
        event: event || event_en || `Уул уурхайн долоо хоног ${fields.year ?? ''}`.trim(),
        event_en: isNamed ? event_en : `Mining Week ${fields.year ?? ''}`.trim(),
      },
      notes: isNamed ? [] : ['its name is in no public call: named after its year'],
    }
  },
  insert: editionCalls.insertEdition,
  update: null,
  remove: editionCalls.deleteEdition,
  table: events,
  idColumn: events.id,
})
