import { asc, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { memberCompanies } from '@/db/schema/members'
import { shownFile } from '@/lib/platform/files/columns'
import type { SearchInput } from '@/lib/platform/api/listing'
import { requireRow } from '@/lib/platform/api/rows'
import { getListingLabel } from '@/lib/organisations/queries'
import { fileUrl } from '@/lib/platform/files/url'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import type { MemberRecord } from './schema'

function selectMembers() {
  return db()
    .select({ row: memberCompanies, file: shownFile })
    .from(memberCompanies)
    .innerJoin(files, eq(files.id, memberCompanies.logo_file_id))
    .$dynamic()
}

function memberAnswer({ row, file }: Awaited<ReturnType<typeof selectMembers>>[number]): MemberCompany {
  const { id, name, email, active } = row
  return { id, name, email, active, logo: fileUrl(file) }
}

export async function getMember(id: number): Promise<MemberCompany | null> {
  const [record] = await selectMembers().where(eq(memberCompanies.id, id))
  return record ? memberAnswer(record) : null
}

/** Reads a member for its form. @throws Problem not_found */
export async function getMemberRecord(id: number): Promise<MemberRecord> {
  const row = requireRow(await selectMembers().where(eq(memberCompanies.id, id)))
  const { version, registration_number, company_id } = row.row
  const listing = await getListingLabel(company_id)
  return { ...memberAnswer(row), version, registration_number, company_id, listing }
}

/** @param email in lower case */
export async function getMemberByEmail(email: string): Promise<MemberCompany | null> {
  const [record] = await selectMembers().where(eq(sql`lower(${memberCompanies.email})`, email))
  return record ? memberAnswer(record) : null
}

/**
 * Lists the member companies by name. With a search term, only matching companies. The list has no pages, as
 * in the specification: an association has some hundreds of members.
 */
export async function listMembers({ term }: SearchInput): Promise<MemberCompany[]> {
  const rows = await selectMembers()
    .where(await matchesTermSql(term, 'company', memberCompanies.id))
    .orderBy(asc(memberCompanies.name), asc(memberCompanies.id))
  return rows.map(memberAnswer)
}
