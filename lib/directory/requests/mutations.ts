import { eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryCompanies, directoryPeople } from '@/db/schema/directory'
import { writeOrRefuseTaken } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { requireRow, updateRow } from '@/lib/platform/api/rows'
import { approvalColumns, numberTakenProblem, mailCompanyApproval } from '../companies/mutations'
import { mailPersonApproval } from '../people/mutations'
import { mailRejection } from '../registrants/mail'
import { relinkListingByNumber } from '@/lib/organisations/mutations'
import type { RequestDecision } from './schema'

/**
 * Publishes a request or rejects it with a reason, and mails its registrant.
 * @throws Problem not_found; conflict when somebody decided or saved the request since `version`, or when
 * another company is published under its registration number
 */
export async function decideListingRequest({ type, id, version, decision, reason }: RequestDecision) {
  const isCompany = type === '1'
  const table = isCompany ? directoryCompanies : directoryPeople
  const before = requireRow(
    await db()
      .select({
        approval: table.approval,
        rejected_at: table.rejected_at,
        name: table.name,
        name_en: table.name_en,
      })
      .from(table)
      .where(eq(table.id, id))
      .for('update'),
  )
  if (before.approval || before.rejected_at) throw new Problem('conflict', 'problems.listing_decided')
  const isApproved = decision === 'approve'
  const values = isApproved ? { ...approvalColumns } : { rejected_at: sql`now()`, reject_reason: reason }
  const savedRow = await writeOrRefuseTaken(
    () =>
      isCompany
        ? updateRow(directoryCompanies, { id, version }, values)
        : updateRow(directoryPeople, { id, version }, values),
    numberTakenProblem,
  )
  if (!isApproved)
    await mailRejection(
      { column: isCompany ? 'company_id' : 'person_id', id, name: before.name, name_en: before.name_en },
      reason,
    )
  else if (isCompany) {
    await relinkListingByNumber(id)
    await mailCompanyApproval(id)
  } else await mailPersonApproval(id)
  return { id, version: savedRow.version, kind: isCompany ? 'directory_companies' : 'directory_people' }
}
