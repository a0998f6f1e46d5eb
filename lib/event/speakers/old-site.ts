import * as z from 'zod'
import { eventPresenters } from '@/db/schema/event'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { listAtOnce, oldKind, type OldSite } from '@/lib/platform/old-site/kind'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { listOldEditions } from '../old-editions'
import { speakerCalls } from './calls'

async function* listOldSpeakers(site: OldSite): AsyncGenerator<unknown> {
  for await (const { id: edition } of listOldEditions(site))
    for await (const speaker of listAtOnce(site, `/mw/client/get/presenter?id=${edition}`, 'presenter'))
      yield { ...(speaker as object), edition }
}

export const oldSpeakers = oldKind({
  name: 'event speakers',
  list: listOldSpeakers,
  schema: z.object({
    ...{ id: oldId, edition: z.number(), name_mn: oldText, name_en: oldText, profile_img: oldText },
    ...{ position_mn: oldText, position_en: oldText },
  }),
  idOf: ({ id }) => id,
  pathOf: eventPaths.speaker,
  async toForm({ edition, name_mn, name_en, position_mn, position_en, profile_img }, records) {
    return {
      fields: {
        event_id: await records.idOf('event editions', edition),
        ...{ name_mn: name_mn || name_en, name_en: name_en || name_mn },
        ...{ position_mn: position_mn || position_en, position_en: position_en || position_mn },
      },
      files: { image: profile_img },
    }
  },
  insert: speakerCalls.insertSpeaker,
  update: speakerCalls.updateSpeaker,
  remove: speakerCalls.deleteSpeaker,
  table: eventPresenters,
  idColumn: eventPresenters.id,
})
