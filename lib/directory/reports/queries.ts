import { and, desc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryCompanies, directoryPeople, directoryReports } from '@/db/schema/directory'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { nameIn } from '@/lib/platform/i18n/names'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { ListingReport, ListingReportRecord, ReportListing } from './schema'

function selectReports() {
  return db()
    .select({
      row: directoryReports,
      company: {
        name: directoryCompanies.name,
        name_en: directoryCompanies.name_en,
        is_listed: directoryCompanies.is_listed,
      },
      person: {
        name: directoryPeople.name,
        name_en: directoryPeople.name_en,
        is_listed: directoryPeople.is_listed,
      },
    })
    .from(directoryReports)
    .leftJoin(directoryCompanies, eq(directoryCompanies.id, directoryReports.company_id))
    .leftJoin(directoryPeople, eq(directoryPeople.id, directoryReports.person_id))
    .$dynamic()
}
type Row = Awaited<ReturnType<typeof selectReports>>[number]

function reportAnswer({ row, company, person }: Row): ListingReport {
  const { id, created_at, state, company_id, person_id, text, email, lang } = row
  const listing = company ?? person ?? { name: '', name_en: '' }
  return {
    ...{ id, state, company_id, person_id, text, email, lang },
    name: nameIn(listing, 'mn').text,
    created_at: created_at.toISOString(),
  }
}

export async function listListingReports({ state, term, ...paging }: ReportListing): Promise<{
  reports: ListingReport[]
  total: number
  totalPages: number
}> {
  const where = and(
    state && eq(directoryReports.state, state),
    await matchesTermSql(term, 'listing-report', directoryReports.id),
  )
  const [total, rows] = await Promise.all([
    db().$count(directoryReports, where),
    selectReports()
      .where(where)
      // New reports come first: in the alphabet `new` is after `closed`, and the order is descending.
      .orderBy(desc(directoryReports.state), desc(directoryReports.created_at), desc(directoryReports.id))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
  ])
  return { reports: rows.map(reportAnswer), total, totalPages: numberOfPages(total, paging.limit) }
}

/** Reads a report for the office's form. @throws Problem not_found */
export async function getListingReport(id: number): Promise<ListingReportRecord> {
  const row = requireRow(await selectReports().where(eq(directoryReports.id, id)))
  const { is_listed } = row.company ?? row.person ?? { is_listed: false }
  return { ...reportAnswer(row), version: row.row.version, is_listed }
}
