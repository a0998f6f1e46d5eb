import * as z from 'zod'
import { minerals } from '@/db/schema/content'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { listAtOnce, oldKind } from '@/lib/platform/old-site/kind'
import { mineralCalls } from './calls'

export const oldMinerals = oldKind({
  name: 'minerals',
  list: (site) => listAtOnce(site, '/client/get/minerals', 'minerals'),
  schema: z.object({ id: oldId, title: oldText, title_en: oldText, image: oldText }),
  idOf: ({ id }) => id,
  keyOf: ({ id, image }) => String(id ?? image),
  toForm: ({ title, title_en, image }) => ({ fields: { title, title_en }, files: { image } }),
  insert: mineralCalls.insertMineral,
  update: mineralCalls.updateMineral,
  remove: mineralCalls.deleteMineral,
  table: minerals,
  idColumn: minerals.id,
})
