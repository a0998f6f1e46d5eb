import * as z from 'zod'
import { pageTexts } from '@/db/schema/menu'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, type OldSite, recordsInTree, recordsOf } from '@/lib/platform/old-site/kind'
import { pageTextCalls } from './calls'
import { listAdminPageTexts } from './queries'

async function* listOldPageTexts(site: OldSite): AsyncGenerator<unknown> {
  for (const { cid } of recordsInTree(await site.read('/admin/get/category'), 'categories'))
    yield* recordsOf(await site.read(`/admin/get/static-data?pid=${Number(cid)}`), 'static')
}

/** The texts of the association's pages, which only the office of the old site gives. */
export const oldPageTexts = oldKind({
  name: 'page texts',
  isOffice: true,
  list: listOldPageTexts,
  schema: z.object({ cid: oldId, text: oldText, text_en: oldText }),
  idOf: () => null,
  // A menu item without a text has nothing to save.
  keyOf: ({ cid, text, text_en }) => (text || text_en ? String(cid) : ''),
  async findHere({ cid }, records) {
    const item = await records.idOf('menu', cid ?? 0)
    const page =
      item === null ? undefined : (await listAdminPageTexts(item)).find((each) => each.cid === item)
    return page?.text || page?.text_en ? page.id : null
  },
  async toForm({ cid, text, text_en }, records) {
    return { fields: { category_cid: await records.idOf('menu', cid ?? 0), text, text_en } }
  },
  richTexts: ['text', 'text_en'],
  insert: pageTextCalls.insertPageText,
  update: pageTextCalls.updatePageText,
  // A menu item has one text, which is emptied and not deleted.
  remove: pageTextCalls.updatePageText,
  async removeForm(id, cid, records) {
    return { id, category_cid: await records.idOf('menu', cid), text: '', text_en: '' }
  },
  table: pageTexts,
  idColumn: pageTexts.id,
})
