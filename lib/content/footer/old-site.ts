import * as z from 'zod'
import { footerInfo } from '@/db/schema/site'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { listAtOnce, oldKind } from '@/lib/platform/old-site/kind'
import { eventFooterCalls } from './calls'

/** The contact lines of the event; the association's are in no public call. */
export const oldEventFooter = oldKind({
  name: 'event contact lines',
  list: (site) => listAtOnce(site, '/mw/client/get/footer', 'footer'),
  schema: z.object({ id: oldId, type: oldText, information: oldText }),
  idOf: ({ id }) => id,
  keyOf: ({ id, information }) => String(id ?? information),
  toForm: ({ type, information }) => ({ fields: { type: type.toLowerCase(), information } }),
  insert: eventFooterCalls.insertFooter,
  update: eventFooterCalls.updateFooter,
  remove: eventFooterCalls.deleteFooter,
  table: footerInfo,
  idColumn: footerInfo.id,
})
