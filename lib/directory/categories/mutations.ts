import { eq, like, sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { directoryCategories, directoryCompanyCategories } from '@/db/schema/directory'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, requireRow, updateRow } from '@/lib/platform/api/rows'
import { consultantsCode } from '../codes'
import type { CategoryForm, CategoryUpdate } from './schema'

/**
 * The most sub-categories of a main category: their codes are the main code and two digits, `01` to `99`.
 */
const subsMax = 99

/** @throws Problem not_found, or conflict when somebody saved the category since `version` */
export async function updateCategory({
  id,
  category_code,
  version,
  ...names
}: CategoryUpdate): Promise<{ version: number }> {
  const categoryId = id ?? (await requireCategoryId(category_code ?? ''))
  return updateRow(directoryCategories, { id: categoryId, version }, names)
}

async function requireCategoryId(code: string): Promise<number> {
  const { id, category_code } = directoryCategories
  return requireRow(await db().select({ id }).from(directoryCategories).where(eq(category_code, code))).id
}

/**
 * Returns the code after the highest used code: a free lower code may be that of a deleted category, and old
 * links to the category would lead to the new one. If the code with 99 is used, returns the lowest free code.
 * @returns null when all codes are used
 */
export function nextFreeSubCategoryCode(mainCode: string, usedCodes: readonly string[]): string | null {
  const numbers = new Set(usedCodes.map((code) => Number(code.slice(mainCode.length))))
  const last = Math.max(0, ...numbers)
  const free =
    last < subsMax
      ? last + 1
      : Array.from({ length: subsMax }, (_, at) => at + 1).find((number) => !numbers.has(number))
  return free === undefined ? null : `${mainCode}${String(free).padStart(2, '0')}`
}

/** Adds a sub-category under the next free code. @throws Problem conflict when its main category is full */
export async function insertCategory({
  mainCategory,
  nameMn: name,
  nameEn: name_en,
  ...form
}: CategoryForm): Promise<{ id: number; category_code: string }> {
  return inTransaction(async () => {
    // Concurrent calls for one main category wait for one another, so that each finds a different code.
    await db().execute(sql`select pg_advisory_xact_lock(hashtext(${`directory category ${mainCategory}`}))`)
    const subs = await db()
      .select({ code: directoryCategories.category_code })
      .from(directoryCategories)
      .where(like(directoryCategories.category_code, `${mainCategory}__`))
    const category_code = nextFreeSubCategoryCode(
      mainCategory,
      subs.map((sub) => sub.code),
    )
    if (!category_code)
      throw new Problem('conflict', 'problems.category_full', { main: mainCategory, max: subsMax })
    return {
      ...(await insertRow(directoryCategories, { ...form, category_code, name, name_en })),
      category_code,
    }
  })
}

/**
 * Deletes an empty sub-category.
 * @throws Problem not_found; conflict for a category with companies or requests, and for main categories and
 * the consultants' category, because the site needs them
 */
export async function deleteCategory(id: number): Promise<void> {
  await inTransaction(async () => {
    // A concurrent write that adds a company waits and is then refused, because the category is gone.
    const { category_code, name } = requireRow(
      await db().select().from(directoryCategories).where(eq(directoryCategories.id, id)).for('update'),
    )
    if (category_code.length === 2 || category_code === consultantsCode)
      throw new Problem('conflict', 'problems.category_fixed', { name })
    const count = await db().$count(
      directoryCompanyCategories,
      eq(directoryCompanyCategories.category_id, id),
    )
    if (count > 0) throw new Problem('conflict', 'problems.category_in_use', { name, count })
    await deleteRow(directoryCategories, id)
  })
}
