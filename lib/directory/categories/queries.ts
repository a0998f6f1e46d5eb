import { and, asc, eq, like, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryCategories, directoryCompanyCategories } from '@/db/schema/directory'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { matchesTermSql } from '@/lib/platform/search/match'
import { type MainCode, mainCodes } from '../codes'
import type { CategoryListing, CategoryRecord, ListedCategory } from './schema'

export type Category = { id: number; category_code: string; name: string; name_en: string }
export type MainCategory = Category & { code: MainCode; subs: Category[] }

/** The main categories with their sub-categories, in the order of their codes. */
export const categoryTree = cacheRead(
  'directory-categories',
  ['directory-categories'],
  async (): Promise<MainCategory[]> => {
    const { id, category_code, name, name_en } = directoryCategories
    const rows = await db()
      .select({ id, category_code, name, name_en })
      .from(directoryCategories)
      .orderBy(asc(directoryCategories.category_code))
    return mainCodes.flatMap((code) => {
      const main = rows.find((row) => row.category_code === code)
      if (!main) return []
      const subs = rows.filter((row) => row.category_code.length > 2 && row.category_code.startsWith(code))
      return [{ ...main, code, subs }]
    })
  },
)

/** SQL for the number of listed companies in a category. */
const companies = sql<number>`(select count(*)::int from ${directoryCompanyCategories} listed
  where listed.category_id = ${directoryCategories}.id and listed.is_listed)`

/** Lists a page of main and sub-categories for the office, by code unless another order is chosen. */
export async function listCategories({ type, lang, term, sort, ...paging }: CategoryListing): Promise<{
  categories: ListedCategory[]
  total: number
  totalPages: number
}> {
  const { id, category_code, name, name_en, version } = directoryCategories
  const shownName = lang === 'en' ? name_en : name
  const where = and(
    type === 'all' ? undefined : like(category_code, `${type}%`),
    await matchesTermSql(term, 'directory-category', id),
  )
  const [total, categories] = await Promise.all([
    db().$count(directoryCategories, where),
    db()
      .select({
        ...{ id, category_code, name_mn: name, name_en, version, companies },
        name: shownName,
      })
      .from(directoryCategories)
      .where(where)
      .orderBy(...sortOrder(sort, { category_code, name: shownName, companies }, [asc(category_code)]))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
  ])
  return { categories, total, totalPages: numberOfPages(total, paging.limit) }
}

/** Reads a category for its form. @throws Problem not_found */
export async function getCategory(id: number): Promise<CategoryRecord> {
  const { category_code, name, name_en, version } = directoryCategories
  return requireRow(
    await db()
      .select({ id: directoryCategories.id, category_code, name, name_en, version })
      .from(directoryCategories)
      .where(eq(directoryCategories.id, id)),
  )
}
