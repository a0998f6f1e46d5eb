import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryPeople } from '@/db/schema/directory'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { matchesTitleSql } from '@/lib/platform/search/match'
import type { PersonalDataAccess } from '../companies/queries'
import type { PersonFilter } from '../companies/schema'
import { emptyIfNullText } from '@/lib/platform/i18n/names'
import { prefixMatchOrder, nameOrder } from '../order'
import { findRegistrant } from '../registrants/queries'
import type { PersonRecord, PersonRow } from './schema'

function selectConsultantRows(where: SQL | undefined) {
  return db()
    .select({
      id: directoryPeople.id,
      phone_number: directoryPeople.phone_number,
      name: directoryPeople.name,
      name_en: directoryPeople.name_en,
      profession: directoryPeople.profession,
      profession_en: directoryPeople.profession_en,
      approval: directoryPeople.approval,
      rejected: sql<boolean>`${directoryPeople.rejected_at} is not null`,
    })
    .from(directoryPeople)
    .where(where)
    .$dynamic()
}

function personRowAnswer({
  name,
  name_en,
  profession,
  profession_en,
  ...row
}: Awaited<ReturnType<typeof selectConsultantRows>>[number]): PersonRow {
  return {
    ...row,
    person_info: {
      translations: {
        name: { mn: emptyIfNullText(name), en: emptyIfNullText(name_en) },
        profession: { mn: emptyIfNullText(profession), en: emptyIfNullText(profession_en) },
      },
    },
  }
}

/** Reads the list rows of consultants, as a map by consultant id. */
export async function readPersonRowsById(ids: readonly number[]): Promise<Map<number, PersonRow>> {
  if (ids.length === 0) return new Map()
  const rows = await selectConsultantRows(inArray(directoryPeople.id, [...ids]))
  return new Map(rows.map((row) => [row.id, personRowAnswer(row)]))
}

const byName = nameOrder(directoryPeople, 'mn')
const inOrder = [asc(byName), asc(directoryPeople.id)]

/**
 * Lists one page of consultants in the order that the query names. Without such an order it sorts by name and
 * puts consultants whose name begins with the searched name first.
 */
export async function listPeople(
  query: PersonFilter & Paging,
  { seesPersonal }: PersonalDataAccess,
): Promise<{ request: PersonRow[]; total: number; totalPages: number }> {
  const where = and(
    seesPersonal ? undefined : directoryPeople.approval,
    query.approval === undefined ? undefined : eq(directoryPeople.approval, query.approval),
    await matchesTitleSql(query.name, 'consultant', directoryPeople.id),
  )
  const [total, rows] = await Promise.all([
    db().$count(directoryPeople, where),
    selectConsultantRows(where)
      .orderBy(
        ...sortOrder(query.sort, { name: byName }, [
          ...prefixMatchOrder(directoryPeople, query.name),
          ...inOrder,
        ]),
      )
      .limit(query.limit)
      .offset(offsetOf(query)),
  ])
  return { request: rows.map(personRowAnswer), total, totalPages: numberOfPages(total, query.limit) }
}

/**
 * Reads a consultant for the office.
 * @throws Problem not_found, also for an unapproved request that the caller may not see
 */
export async function getPerson(id: number, { seesPersonal }: PersonalDataAccess): Promise<PersonRecord> {
  const row = requireRow(
    await db()
      .select()
      .from(directoryPeople)
      .where(and(eq(directoryPeople.id, id), seesPersonal ? undefined : directoryPeople.approval)),
  )
  return {
    person: {
      id,
      version: row.version,
      phone_number: row.phone_number,
      approval: row.approval,
      rejected_at: row.rejected_at?.toISOString() ?? null,
      reject_reason: seesPersonal ? row.reject_reason : '',
      created_at: row.created_at.toISOString(),
    },
    about: [
      {
        person_id: id,
        lang: 'mn',
        name: emptyIfNullText(row.name),
        profession: emptyIfNullText(row.profession),
        advice_range: emptyIfNullText(row.advice_range),
      },
      {
        person_id: id,
        lang: 'en',
        name: emptyIfNullText(row.name_en),
        profession: emptyIfNullText(row.profession_en),
        advice_range: emptyIfNullText(row.advice_range_en),
      },
    ],
    registrant: seesPersonal ? await findRegistrant('person_id', id) : null,
  }
}
