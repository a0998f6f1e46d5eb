import * as z from 'zod'
import { eventCategories } from '@/db/schema/event'
import { oldFlag, oldId, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, recordsInTree } from '@/lib/platform/old-site/kind'
import { eventMenuCalls } from './calls'

export const oldEventMenu = oldKind({
  name: 'event menu',
  async *list(site) {
    yield* recordsInTree(await site.read('/mw/client/get/category'), 'category')
  },
  schema: z.object({
    ...{ cid: oldId, pid: oldId, category: oldText, category_en: oldText },
    ...{ category_status: oldFlag(true), page_type: oldText },
  }),
  idOf: ({ cid }) => cid,
  async toForm({ cid: _cid, pid, page_type, ...names }, records) {
    return {
      fields: {
        ...names,
        ...{
          category: names.category || names.category_en,
          category_en: names.category_en || names.category,
        },
        ...{ pid: pid === null ? null : await records.idOf('event menu', pid), page_type },
      },
    }
  },
  insert: eventMenuCalls.insertMenu,
  update: eventMenuCalls.updateMenu,
  remove: eventMenuCalls.deleteMenu,
  table: eventCategories,
  idColumn: eventCategories.cid,
  isTree: true,
})
