import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import {
  directoryCategories,
  directoryChanges,
  directoryCompanies,
  directoryCompanyCategories,
  directoryPeople,
  directoryReports,
} from '@/db/schema/directory'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { readCompanyRowsById } from '../companies/queries'
import { readPersonRowsById } from '../people/queries'
import { readRegistrantNames } from '../registrants/queries'
import type { ListingRequest, RequestListing } from './schema'

/** The condition of the partial indexes of companies and of consultants. */
export const isRequest = sql`not approval and rejected_at is null`

type WaitingRow = {
  kind: 'new' | 'change'
  id: number
  change_id: number | null
  created_at: string
  sent_by: string
  fields: number
}

/** Counts the requests and changes that wait for the staff, for companies and for consultants. */
async function countRequestsAndChanges(): Promise<{ companies: number; consultants: number }> {
  const [companies, people, ofCompanies, ofPeople] = await Promise.all([
    db().$count(directoryCompanies, isRequest),
    db().$count(directoryPeople, isRequest),
    db().$count(directoryChanges, sql`company_id is not null`),
    db().$count(directoryChanges, sql`person_id is not null`),
  ])
  return { companies: companies + ofCompanies, consultants: people + ofPeople }
}

/**
 * Counts what waits for the staff: `requests` counts requests and owners' changes, `reports` new reports of
 * errors.
 */
export async function countWaitingRequestsAndReports(): Promise<{ requests: number; reports: number }> {
  const [{ companies, consultants }, reports] = await Promise.all([
    countRequestsAndChanges(),
    db().$count(directoryReports, eq(directoryReports.state, 'new')),
  ])
  return { requests: companies + consultants, reports }
}

/**
 * Lists one page of waiting requests and changes, newest first. Each half of the union reads only as many
 * rows as the requested page and all pages before it need.
 */
async function listWaitingRequestsAndChanges({ type, ...place }: RequestListing): Promise<WaitingRow[]> {
  const isCompany = type === '1'
  const table = isCompany ? directoryCompanies : directoryPeople
  const column = sql.identifier(isCompany ? 'company_id' : 'person_id')
  const [after, until] = [offsetOf(place), offsetOf(place) + place.limit]
  const { rows } = await db().execute<WaitingRow>(sql`
    select kind, id, change_id, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
      sent_by, fields
    from (
      (select 'new' as kind, id, null::integer as change_id, created_at, '' as sent_by, 0 as fields
        from ${table} where ${isRequest} order by created_at desc, id desc limit ${until})
      union all
      (select 'change', ${column}, id, created_at, sent_by,
        (select count(*)::integer from jsonb_object_keys(changes)) + (logo_file_id is not null)::integer
        from ${directoryChanges} where ${column} is not null order by created_at desc, id desc limit ${until})
    ) waiting
    order by waiting.created_at desc, id desc limit ${place.limit} offset ${after}`)
  return rows
}

/** Reads the first category of each company, with the name of its main category. */
async function readFirstCategoryByCompany(
  companyIds: readonly number[],
): Promise<Map<number, { main: string; name: string }>> {
  if (companyIds.length === 0) return new Map()
  const main = alias(directoryCategories, 'main')
  const rows = await db()
    .selectDistinctOn([directoryCompanyCategories.company_id], {
      company_id: directoryCompanyCategories.company_id,
      main: main.name,
      name: directoryCategories.name,
    })
    .from(directoryCompanyCategories)
    .innerJoin(directoryCategories, eq(directoryCategories.id, directoryCompanyCategories.category_id))
    .innerJoin(main, eq(main.category_code, sql`left(${directoryCategories.category_code}, 2)`))
    .where(inArray(directoryCompanyCategories.company_id, [...companyIds]))
    .orderBy(directoryCompanyCategories.company_id, directoryCategories.category_code)
  return new Map(rows.map(({ company_id, ...category }) => [company_id, category]))
}

/**
 * Finds which of the given companies have the registration number of another company that is not rejected.
 */
async function findIdsWithSharedRegistrationNumber(ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const other = alias(directoryCompanies, 'other')
  const rows = await db()
    .selectDistinct({ id: directoryCompanies.id })
    .from(directoryCompanies)
    .innerJoin(
      other,
      and(
        eq(other.registration_number, directoryCompanies.registration_number),
        ne(other.id, directoryCompanies.id),
        isNull(other.rejected_at),
      ),
    )
    .where(and(inArray(directoryCompanies.id, [...ids]), ne(directoryCompanies.registration_number, '')))
  return new Set(rows.map(({ id }) => id))
}

async function readCompanyRequests(waitingRows: readonly WaitingRow[]): Promise<ListingRequest[]> {
  const ids = waitingRows.map(({ id }) => id)
  const [companies, registrants, categories, duplicates] = await Promise.all([
    readCompanyRowsById(ids),
    readRegistrantNames('company_id', ids),
    readFirstCategoryByCompany(ids),
    findIdsWithSharedRegistrationNumber(ids),
  ])
  return waitingRows.flatMap(({ sent_by, ...row }) => {
    const company = companies.get(row.id)
    if (!company) return []
    return [
      {
        ...row,
        registrant: sent_by || (registrants.get(row.id) ?? ''),
        registration_number: company.registration_number,
        is_duplicate: row.kind === 'new' && duplicates.has(row.id),
        category: categories.get(row.id) ?? null,
        company_info: company.company_info,
        phone_number: '',
      },
    ]
  })
}

async function readPersonRequests(waitingRows: readonly WaitingRow[]): Promise<ListingRequest[]> {
  const ids = waitingRows.map(({ id }) => id)
  const [people, registrants] = await Promise.all([
    readPersonRowsById(ids),
    readRegistrantNames('person_id', ids),
  ])
  return waitingRows.flatMap(({ sent_by, ...row }) => {
    const person = people.get(row.id)
    if (!person) return []
    return [
      {
        ...row,
        registrant: sent_by || (registrants.get(row.id) ?? ''),
        registration_number: '',
        is_duplicate: false,
        category: null,
        phone_number: person.phone_number,
        person_info: person.person_info,
      },
    ]
  })
}

/** Lists a page of waiting requests and changes for companies or for consultants, with the counts of both. */
export async function listListingRequests(query: RequestListing) {
  const [counts, waitingRows] = await Promise.all([
    countRequestsAndChanges(),
    listWaitingRequestsAndChanges(query),
  ])
  const isCompany = query.type === '1'
  const total = isCompany ? counts.companies : counts.consultants
  return {
    request: await (isCompany ? readCompanyRequests(waitingRows) : readPersonRequests(waitingRows)),
    total,
    totalPages: numberOfPages(total, query.limit),
    counts,
  }
}
