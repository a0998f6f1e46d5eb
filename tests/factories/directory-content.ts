import { randomInt, randomUUID } from 'node:crypto'
import { db } from '@/db/client'
import { directoryReports } from '@/db/schema/directory'
import { insertCategory } from '@/lib/directory/categories/mutations'
import { makeListing } from './listings'

/** A sub-category of the main one with the most room. */
export function makeDirectoryCategory(name = `Ангилал ${randomUUID()}`) {
  return insertCategory({ mainCategory: '02', nameMn: name, nameEn: 'Category' })
}

/** A report of an error, by default in a listing of its own. @returns its number */
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

/** A registration number that nobody else has. */
export const freeNumber = () => String(randomInt(1e9, 9e9))
