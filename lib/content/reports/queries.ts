import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { reports } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { shownFile } from '@/lib/platform/files/columns'
import type { Listing } from '@/lib/platform/api/listing'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { fileUrl } from '@/lib/platform/files/url'
import { formatDate } from '@/lib/platform/i18n/format'
import { isWithinSchedule, scheduleAnswer, scheduleStateSql } from '@/lib/platform/schedule/queries'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { Report, ReportRecord, ReportRow, reportSorts } from './schema'

export type ReportPage = { reports: Report[]; total: number; totalPages: number }

const pdfs = alias(files, 'pdfs')
const newestFirst = [desc(reports.created_at), desc(reports.id)]

function selectReports() {
  return db()
    .select({
      row: reports,
      image: shownFile,
      pdf: { key: pdfs.key, name: pdfs.name, original_name: pdfs.original_name },
      state: scheduleStateSql(reports),
    })
    .from(reports)
    .innerJoin(files, eq(files.id, reports.image_file_id))
    .innerJoin(pdfs, eq(pdfs.id, reports.pdf_file_id))
    .$dynamic()
}

type JoinedRow = Awaited<ReturnType<typeof selectReports>>[number]

function reportAnswer({ row, image, pdf }: JoinedRow): Report {
  const created_at = row.created_at.toISOString()
  return {
    id: row.id,
    title: row.title,
    title_en: row.title_en,
    image: fileUrl(image),
    pdf: fileUrl(pdf),
    created_at,
    created_at_en: formatDate(created_at, 'en'),
  }
}

const rowAnswer = (record: JoinedRow): ReportRow => ({
  ...reportAnswer(record),
  pdf_name: record.pdf.original_name,
  ...scheduleAnswer(record.row, record.state),
})

/** Reads one page of the reports, with their total number. */
async function readReportPage(
  paging: Paging,
  where?: SQL,
  order = newestFirst,
): Promise<{ rows: JoinedRow[]; total: number; totalPages: number }> {
  const total = await db().$count(reports, where)
  const offset = offsetOf(paging)
  const rows =
    offset >= total
      ? []
      : await selectReports()
          .where(where)
          .orderBy(...order)
          .limit(paging.limit)
          .offset(offset)
  return { rows, total, totalPages: numberOfPages(total, paging.limit) }
}

export const listReports = cacheRead(
  'reports',
  ['reports'],
  async (page: number, limit: number): Promise<ReportPage> => {
    const { rows, ...totals } = await readReportPage({ page, limit }, isWithinSchedule(reports))
    return { reports: rows.map(reportAnswer), ...totals }
  },
)

/** @returns null for a report that is unknown or not visible now */
export const getPublicReport = cacheRead(
  'report',
  ['reports'],
  async (id: number): Promise<Report | null> => (await listReportsByIds([id]))[0] ?? null,
)

/** Reads the reports with the given numbers that are visible now. */
export async function listReportsByIds(ids: readonly number[]): Promise<Report[]> {
  const rows = await selectReports().where(and(isWithinSchedule(reports), inArray(reports.id, [...ids])))
  return rows.map(reportAnswer)
}

const sortColumns = { title: reports.title, created_at: reports.created_at }

/** Lists reports for the office. With a search term, only matching reports. */
export async function listAdminReports(
  listing: Listing<(typeof reportSorts)[number]>,
): Promise<{ reports: ReportRow[]; total: number; totalPages: number }> {
  const where = await matchesTermSql(listing.term, 'report', reports.id)
  const { rows, ...totals } = await readReportPage(
    listing,
    where,
    sortOrder(listing.sort, sortColumns, newestFirst),
  )
  return { reports: rows.map(rowAnswer), ...totals }
}

/** Reads a report for its form. @throws Problem not_found */
export async function getReport(id: number): Promise<ReportRecord> {
  const row = requireRow(await selectReports().where(eq(reports.id, id)))
  return { ...rowAnswer(row), version: row.row.version }
}

/** Reads the name and the size of a report's stored PDF. @throws Problem not_found */
export async function getReportPdf(id: number): Promise<{ name: string; bytes: number }> {
  const rows = await db()
    .select({ key: files.key, name: files.name, bytes: files.bytes })
    .from(reports)
    .innerJoin(files, eq(files.id, reports.pdf_file_id))
    .where(eq(reports.id, id))
  const { key, name, bytes } = requireRow(rows)
  return { name: `${key}/${name}`, bytes }
}
