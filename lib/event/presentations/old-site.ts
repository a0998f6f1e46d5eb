import * as z from 'zod'
import { eventPresentations } from '@/db/schema/event'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { listAtOnce, oldKind, type OldSite, recordsOf } from '@/lib/platform/old-site/kind'
import { listOldEditions, numbersOfDay, readOldDays } from '../old-editions'
import { presentationCalls } from './calls'

/** Reads the documents of each day in each hall. */
async function* listOldPresentations(site: OldSite): AsyncGenerator<unknown> {
  for await (const { id: edition } of listOldEditions(site)) {
    const halls = recordsOf(await site.read(`/mw/client/get/hall?event=${edition}`), 'hall')
    for (const day of await readOldDays(site, edition))
      for (const hall of halls as { id?: unknown }[])
        for (const number of numbersOfDay(day)) {
          const path = `/mw/client/get/presentation?hall=${Number(hall.id)}&agenda=${number}`
          for await (const presentation of listAtOnce(site, path, 'presentations'))
            yield { ...(presentation as object), dayKey: day.key, hall: Number(hall.id) }
        }
  }
}

export const oldPresentations = oldKind({
  name: 'event presentations',
  list: listOldPresentations,
  schema: z.object({
    ...{ id: oldId, dayKey: z.string(), hall: z.number(), present_name: oldText, present_name_en: oldText },
    ...{ present_url: oldText, speakers: oldText, speakers_en: oldText, starts: oldText },
  }),
  idOf: ({ id }) => id,
  keyOf: ({ id, present_url }) => String(id ?? present_url),
  async toForm({ dayKey, hall, present_name, present_name_en, present_url, ...fields }, records) {
    return {
      fields: {
        ...{ speakers: fields.speakers, speakers_en: fields.speakers_en, starts: fields.starts },
        present_name: present_name || present_name_en,
        present_name_en: present_name_en || present_name,
        event_date_id: await records.idOf('event days', dayKey),
        hall_id: await records.idOf('event halls', hall),
      },
      files: { pdf: present_url },
    }
  },
  insert: presentationCalls.insertPresentation,
  update: presentationCalls.updatePresentation,
  remove: presentationCalls.deletePresentation,
  table: eventPresentations,
  idColumn: eventPresentations.id,
})
