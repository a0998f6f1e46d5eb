import { and, eq } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { directoryCompanies, directoryPeople, directoryReports } from '@/db/schema/directory'
import { Problem } from '@/lib/platform/api/problem'
import { mayBeRepeated } from '@/lib/platform/api/repeats'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { ListingReportForm, ListingReportUpdate } from './schema'

/**
 * Stores a report of an error in a listing. It silently drops a repeated report, and a report with a text in
 * `website`, the hidden field that only programs fill in.
 * @throws Problem not_found when no such listing is published
 */
export async function insertListingReportUnlessRepeated({
  website,
  ...form
}: ListingReportForm): Promise<void> {
  if (website) return
  const { company_id, person_id, text, email } = form
  await inTransaction(async () => {
    const table = company_id === null ? directoryPeople : directoryCompanies
    const id = company_id ?? person_id
    if (id === null) throw new Problem('not_found')
    // Of two concurrent submissions the second waits for this lock, and then finds the report of the first.
    const [listing] = await db()
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), table.is_listed))
      .for('no key update')
    if (!listing) throw new Problem('not_found')
    const ofListing =
      company_id === null ? eq(directoryReports.person_id, id) : eq(directoryReports.company_id, id)
    const repeatCount = await db().$count(
      directoryReports,
      and(
        ofListing,
        eq(directoryReports.text, text),
        eq(directoryReports.email, email),
        mayBeRepeated(directoryReports.created_at),
      ),
    )
    if (repeatCount === 0) await insertRow(directoryReports, form)
  })
}

/** @throws Problem not_found, or conflict when somebody saved the report since `version` */
export function updateListingReport({
  id,
  version,
  ...form
}: ListingReportUpdate): Promise<{ version: number }> {
  return updateRow(directoryReports, { id, version }, form)
}

export function deleteListingReport(id: number): Promise<void> {
  return deleteRow(directoryReports, id)
}
