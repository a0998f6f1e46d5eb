import { randomInt, randomUUID } from 'node:crypto'
import { db } from '@/db/client'
import { directoryReports } from '@/db/schema/directory'
import { insertCategory } from '@/lib/directory/categories/mutations'
import { makeListing } from './listings'

/** A sub-category of the main category 02, which has the most free codes. */
export function makeDirectoryCategory(name = `Ангилал ${randomUUID()}`) {
  return insertCategory({ mainCategory: '02', nameMn: name, nameEn: 'Category' })
}

/** A report of an error, by default in a new listing. @returns its id */
export async function makeListingReport(
  values: Partial<typeof directoryReports.$inferInsert> = {},
): Promise<number> {
  const company_id = values.company_id ?? (await makeListing({ approval: true })).id
  const [row] = await db()
    .insert(directoryReports)
    .values({ text: 'Утасны дугаар буруу байна.', ...values, company_id })
    .returning({ id: directoryReports.id })
  return row?.id ?? 0
}

/** A unique registration number. */
export const freeNumber = () => String(randomInt(1e9, 9e9))
