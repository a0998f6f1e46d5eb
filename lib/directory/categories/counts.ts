import { eq, sql, sum } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryCategoryCounts } from '@/db/schema/directory'

const { category_id, delta } = directoryCategoryCounts

/** Returns the stored number of listed companies in a category. */
export async function readCategoryCompanyCount(categoryId: number): Promise<number> {
  const [row] = await db()
    .select({ total: sum(delta).mapWith(Number) })
    .from(directoryCategoryCounts)
    .where(eq(category_id, categoryId))
  return row?.total ?? 0
}

/** Returns the stored number of listed companies in each category that has any, by the category's id. */
export async function readCompanyCounts(): Promise<Map<number, number>> {
  const rows = await db()
    .select({ id: category_id, total: sum(delta).mapWith(Number) })
    .from(directoryCategoryCounts)
    .groupBy(category_id)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

/**
 * Merges the count rows of each category into one, or into none if their sum is 0. Rows that writers add at
 * the same time are left for the next run.
 */
export async function sumUpCategoryCounts(): Promise<void> {
  await db().execute(sql`
    with taken as (delete from ${directoryCategoryCounts} returning category_id, delta)
    insert into ${directoryCategoryCounts} (category_id, delta)
    select category_id, sum(delta) from taken group by category_id having sum(delta) <> 0`)
}
