import * as z from 'zod'
import { menuCategories } from '@/db/schema/menu'
import { oldFlag, oldId, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, recordsInTree } from '@/lib/platform/old-site/kind'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { menuCalls } from './calls'
import { listAdminMenuItemsOfType } from './queries'
import { type PageType, pageTypes } from './schema'

/** Numbers from here on are of pages with paths of their own. */
const ownPagesFrom = 901

const isHere = async (cid: number | null, type: PageType) =>
  (await listAdminMenuItemsOfType(type)).some((item) => item.cid === cid)

const typeOf = (type: string): PageType => pageTypes.find((each) => each === type) ?? 'static'

/** The menu of the association, which only the office of the old site gives. */
export const oldMenu = oldKind({
  name: 'menu',
  isOffice: true,
  async *list(site) {
    yield* recordsInTree(await site.read('/admin/get/category'), 'categories')
  },
  schema: z.object({
    ...{ cid: oldId, pid: oldId, category: oldText, category_en: oldText },
    ...{ category_status: oldFlag(true), page_type: oldText, category_level: oldId },
  }),
  idOf: ({ cid }) => cid,
  pathOf: associationPaths.page,
  findHere: async ({ cid, page_type }) => ((await isHere(cid, typeOf(page_type))) ? cid : null),
  async toForm({ cid: _cid, pid, page_type, category_level, ...names }, records) {
    const parent = pid === null ? null : await records.idOf('menu', pid)
    return {
      fields: {
        ...names,
        ...{
          category: names.category || names.category_en,
          category_en: names.category_en || names.category,
        },
        ...{
          pid: parent,
          page_type: typeOf(page_type),
          category_level: parent === null ? 1 : category_level,
        },
      },
    }
  },
  insert: menuCalls.insertMenu,
  update: menuCalls.updateMenu,
  remove: menuCalls.deleteMenu,
  table: menuCategories,
  idColumn: menuCategories.cid,
  reservedFrom: ownPagesFrom,
  isTree: true,
})

/** The categories of the news: menu items, whose numbers stand in the addresses of the lists. */
export const oldNewsCategories = oldKind({
  name: 'news categories',
  async *list(site) {
    yield* recordsInTree(await site.read('/client/get/category-news-count?type=news'), 'categories')
  },
  schema: z.object({ cid: oldId, category: oldText, category_en: oldText }),
  idOf: ({ cid }) => cid,
  findHere: async ({ cid }) => ((await isHere(cid, 'news')) ? cid : null),
  toForm: ({ category, category_en }) => ({
    fields: {
      ...{ category: category || category_en, category_en: category_en || category },
      ...{ page_type: 'news', category_level: 1 },
    },
  }),
  insert: menuCalls.insertMenu,
  update: menuCalls.updateMenu,
  remove: menuCalls.deleteMenu,
  table: menuCategories,
  idColumn: menuCategories.cid,
  reservedFrom: ownPagesFrom,
})
