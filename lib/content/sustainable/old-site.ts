import * as z from 'zod'
import { sustainableMining } from '@/db/schema/content'
import { oldId, oldList, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, type OldSite, recordsOf } from '@/lib/platform/old-site/kind'
import { sustainableCalls } from './calls'

async function* listOldStandards(site: OldSite): AsyncGenerator<unknown> {
  for (const language of ['mn', 'en'])
    for (const standard of recordsOf(
      await site.read(`/client/get/sustainable-mining?lang=${language}`),
      'mining',
    ))
      yield { language, ...(standard as object) }
}

export const oldSustainable = oldKind({
  name: 'sustainable mining',
  list: listOldStandards,
  schema: z.object({ id: oldId, title: oldText, language: oldText, posters: oldList(oldText), pdf: oldText }),
  idOf: ({ id }) => id,
  toForm: ({ title, language, posters, pdf }) => ({
    fields: {
      ...{ title, language },
      // All posters are sent, so that a save replaces those of before.
      imageOrder: posters.map((_, index) => ({ index, type: 'file' })),
    },
    files: { images: posters, ...(pdf ? { pdf } : {}) },
  }),
  insert: sustainableCalls.insertSustainable,
  update: sustainableCalls.updateSustainable,
  remove: sustainableCalls.deleteSustainable,
  table: sustainableMining,
  idColumn: sustainableMining.id,
})
