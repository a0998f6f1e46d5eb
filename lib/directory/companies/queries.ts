import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  directoryCategories,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
} from '@/db/schema/directory'
import { files } from '@/db/schema/files'
import { shownFile } from '@/lib/platform/files/columns'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { fileUrl } from '@/lib/platform/files/url'
import { emptyIfNullText } from '@/lib/platform/i18n/names'
import { matchesTitleSql } from '@/lib/platform/search/match'
import { prefixMatchOrder, nameOrder } from '../order'
import { findRegistrant } from '../registrants/queries'
import type { CompanyFilter, CompanyRecord, CompanyRow } from './schema'

/** Whether the caller may see requests and registrants, which are personal data. */
export type PersonalDataAccess = { seesPersonal: boolean }

const rowFields = {
  id: directoryCompanies.id,
  registration_number: directoryCompanies.registration_number,
  name: directoryCompanies.name,
  name_en: directoryCompanies.name_en,
  approval: directoryCompanies.approval,
  status: directoryCompanies.status,
  rejected: sql<boolean>`${directoryCompanies.rejected_at} is not null`,
  logo: shownFile,
}

function selectCompanyRows(where: SQL | undefined) {
  return db()
    .select(rowFields)
    .from(directoryCompanies)
    .leftJoin(files, eq(files.id, directoryCompanies.logo_file_id))
    .where(where)
    .$dynamic()
}
type SelectedRow = Awaited<ReturnType<typeof selectCompanyRows>>[number]

function companyRowAnswer({ name, name_en, logo, ...row }: SelectedRow): CompanyRow {
  return {
    ...row,
    company_info: {
      translations: {
        logo: logo && fileUrl(logo),
        name: { mn: emptyIfNullText(name), en: emptyIfNullText(name_en) },
      },
    },
  }
}

/** Reads the list rows of companies, as a map by company id. */
export async function readCompanyRowsById(ids: readonly number[]): Promise<Map<number, CompanyRow>> {
  if (ids.length === 0) return new Map()
  const rows = await selectCompanyRows(inArray(directoryCompanies.id, [...ids]))
  return new Map(rows.map((row) => [row.id, companyRowAnswer(row)]))
}

function companyCategoryCondition({ mainCategory, subCategory }: CompanyFilter): SQL | undefined {
  if (!mainCategory && !subCategory) return undefined
  const { category_code } = directoryCategories
  const matchesCode = subCategory
    ? eq(category_code, subCategory)
    : sql`${category_code} like ${`${mainCategory ?? ''}%`}`
  return inArray(
    directoryCompanies.id,
    db()
      .select({ id: directoryCompanyCategories.company_id })
      .from(directoryCompanyCategories)
      .innerJoin(directoryCategories, eq(directoryCategories.id, directoryCompanyCategories.category_id))
      .where(matchesCode),
  )
}

/** Matches companies by name; three or more digits also match the start of a registration number. */
async function matchesNameOrNumberSql(term: string | undefined): Promise<SQL | undefined> {
  const number = term?.trim() ?? ''
  return or(
    await matchesTitleSql(term, 'listing', directoryCompanies.id),
    /^\d{3,}$/.test(number)
      ? sql`starts_with(${directoryCompanies.registration_number}, ${number})`
      : undefined,
  )
}

async function companyFilterSql(
  query: CompanyFilter,
  { seesPersonal }: PersonalDataAccess,
): Promise<SQL | undefined> {
  return and(
    seesPersonal ? undefined : directoryCompanies.approval,
    query.approval === undefined ? undefined : eq(directoryCompanies.approval, query.approval),
    query.status === undefined ? undefined : eq(directoryCompanies.status, query.status),
    companyCategoryCondition(query),
    await matchesNameOrNumberSql(query.name),
  )
}

type CompanyPage = { request: CompanyRow[]; total: number; totalPages: number }

const byName = nameOrder(directoryCompanies, 'mn')
const sorts = { name: byName, registration_number: directoryCompanies.registration_number }
const inOrder = [asc(byName), asc(directoryCompanies.id)]

/**
 * Lists one page of companies in the order of `query.sort`. Without `sort`, the companies whose name begins
 * with the searched name come first, and then the others, each of the two groups in the order of names.
 */
export async function listCompanies(
  query: CompanyFilter & Paging,
  sight: PersonalDataAccess,
): Promise<CompanyPage> {
  const where = await companyFilterSql(query, sight)
  const [total, rows] = await Promise.all([
    db().$count(directoryCompanies, where),
    selectCompanyRows(where)
      .orderBy(
        ...sortOrder(query.sort, sorts, [...prefixMatchOrder(directoryCompanies, query.name), ...inOrder]),
      )
      .limit(query.limit)
      .offset(offsetOf(query)),
  ])
  return { request: rows.map(companyRowAnswer), total, totalPages: numberOfPages(total, query.limit) }
}

/** Selects at most five other companies with the same registration number that were not rejected. */
function selectCompaniesWithSameNumber(id: number, number: string) {
  return db()
    .select({
      id: directoryCompanies.id,
      name: directoryCompanies.name,
      name_en: directoryCompanies.name_en,
      created_at: directoryCompanies.created_at,
      approval: directoryCompanies.approval,
    })
    .from(directoryCompanies)
    .where(
      and(
        eq(directoryCompanies.registration_number, number),
        ne(directoryCompanies.id, id),
        ne(directoryCompanies.registration_number, ''),
        isNull(directoryCompanies.rejected_at),
      ),
    )
    .orderBy(desc(directoryCompanies.approval), asc(directoryCompanies.id))
    .limit(5)
}

/**
 * Reads a company for the office. @throws Problem not_found, also for a request that the caller may not see
 */
export async function getCompany(id: number, { seesPersonal }: PersonalDataAccess): Promise<CompanyRecord> {
  const { row, logo } = requireRow(
    await db()
      .select({ row: directoryCompanies, logo: shownFile })
      .from(directoryCompanies)
      .leftJoin(files, eq(files.id, directoryCompanies.logo_file_id))
      .where(and(eq(directoryCompanies.id, id), seesPersonal ? undefined : directoryCompanies.approval)),
  )
  // The queries run in sequence, because a caller's transaction has only one connection.
  const category = await db()
    .select({
      category_id: directoryCategories.id,
      category_code: directoryCategories.category_code,
      name: directoryCategories.name,
    })
    .from(directoryCompanyCategories)
    .innerJoin(directoryCategories, eq(directoryCategories.id, directoryCompanyCategories.category_id))
    .where(eq(directoryCompanyCategories.company_id, id))
    .orderBy(asc(directoryCategories.category_code))
  const contact = await db()
    .select({
      id: directoryContacts.id,
      contact_type: directoryContacts.contact_type,
      contact_value: directoryContacts.contact_value,
    })
    .from(directoryContacts)
    .where(eq(directoryContacts.company_id, id))
    .orderBy(asc(directoryContacts.id))
  const registrant = seesPersonal ? await findRegistrant('company_id', id) : null
  const duplicates = seesPersonal ? await selectCompaniesWithSameNumber(id, row.registration_number) : []
  const address = logo && fileUrl(logo)
  return {
    company: {
      id,
      version: row.version,
      registration_number: row.registration_number,
      aimag: row.aimag,
      approval: row.approval,
      status: row.status,
      rejected_at: row.rejected_at?.toISOString() ?? null,
      reject_reason: seesPersonal ? row.reject_reason : '',
      created_at: row.created_at.toISOString(),
    },
    registrant,
    category,
    contact,
    about: [
      {
        lang: 'mn',
        name: emptyIfNullText(row.name),
        location: emptyIfNullText(row.address),
        address: emptyIfNullText(row.address),
        sum: row.sum,
        about_company: emptyIfNullText(row.about),
        logo: address,
      },
      {
        lang: 'en',
        name: emptyIfNullText(row.name_en),
        location: emptyIfNullText(row.address_en),
        address: emptyIfNullText(row.address_en),
        sum: row.sum_en,
        about_company: emptyIfNullText(row.about_en),
        logo: address,
      },
    ],
    duplicates: duplicates.map(({ name, name_en, created_at, ...other }) => ({
      ...other,
      name: { mn: emptyIfNullText(name), en: emptyIfNullText(name_en) },
      created_at: created_at.toISOString(),
    })),
  }
}
