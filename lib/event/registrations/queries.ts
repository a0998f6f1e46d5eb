import { and, asc, desc, eq, gt, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { eventRegistrations, events, eventScans } from '@/db/schema/event'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { Problem } from '@/lib/platform/api/problem'
import { requireRow } from '@/lib/platform/api/rows'
import type { Locale } from '@/lib/platform/i18n/locale'
import { countryName } from './countries'
import { passUrl } from './mail'
import { passText, parsePassText } from './pass-code'
import { drawQr } from '@/lib/platform/files/qr'
import {
  type StoredPass,
  newDays,
  type Registration,
  type RegistrationOrder,
  type RegistrationFigures,
  type RegistrationSearch,
  type SearchCategory,
} from './schema'

/** Matches the rows of the edition `eventId`, or without `eventId` those of the live edition. */
const isOfEditionOrLive = (column: PgColumn, eventId?: number) =>
  eventId
    ? eq(column, eventId)
    : sql`${column} = (select ${events.id} from ${events} where ${events.is_current})`

const admission = and(
  eq(eventScans.registration_id, eventRegistrations.id),
  eq(eventScans.verdict, 'admitted'),
)

type Row = {
  row: typeof eventRegistrations.$inferSelect
  scan: { scanned_at: Date; door: string } | null
}

const registrationAnswer = ({
  row: { submission_key: _, version: __, ...row },
  scan,
}: Row): Registration => ({
  ...row,
  // A check constraint limits `lang` to the values of this type.
  lang: row.lang as Registration['lang'],
  country_name: countryName(row.country, 'mn'),
  created_at: row.created_at.toISOString(),
  admitted_at: scan?.scanned_at.toISOString() ?? null,
  door: scan?.door ?? '',
})

const { company, last_name, created_at } = eventRegistrations
const sorts = { company, last_name, created_at }
const newestFirst = [desc(created_at), desc(eventRegistrations.id)]

function selectRegistrations(where: SQL | undefined, sort?: RegistrationOrder) {
  return db()
    .select({ row: eventRegistrations, scan: { scanned_at: eventScans.scanned_at, door: eventScans.door } })
    .from(eventRegistrations)
    .leftJoin(eventScans, admission)
    .where(where)
    .orderBy(...sortOrder(sort, sorts, newestFirst))
    .$dynamic()
}

const searchColumns: Record<SearchCategory, PgColumn> = {
  company: eventRegistrations.company,
  email: eventRegistrations.email,
  first_name: eventRegistrations.first_name,
  phone_number: eventRegistrations.phone_number,
}

/** Builds a `like` pattern for texts that contain a term, with the wildcards in the term escaped. */
export const containsPattern = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`

function registrationFilterSql({
  event,
  searchCat,
  searchTerm,
  admitted,
}: RegistrationSearch): SQL | undefined {
  return and(
    isOfEditionOrLive(eventRegistrations.event_id, event),
    searchCat && searchTerm ? ilike(searchColumns[searchCat], containsPattern(searchTerm)) : undefined,
    admitted && (admitted === 'in' ? isNotNull(eventScans.id) : isNull(eventScans.id)),
  )
}

/** Matches the registrations of the last `newDays` days, and all registrations that staff added. */
const isNew = or(
  eventRegistrations.by_staff,
  gt(eventRegistrations.created_at, sql`now() - make_interval(days => ${newDays})`),
)

type RegistrationsPage = { register: Registration[]; total: number; totalPages: number }

type RegistrationQuery = RegistrationSearch & Paging & { sort?: RegistrationOrder }

async function listRegistrationsWhere(
  where: SQL | undefined,
  { sort, ...paging }: RegistrationQuery,
): Promise<RegistrationsPage> {
  const [counts, rows] = await Promise.all([
    db()
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(eventRegistrations)
      .leftJoin(eventScans, admission)
      .where(where),
    selectRegistrations(where, sort).limit(paging.limit).offset(offsetOf(paging)),
  ])
  const total = counts[0]?.total ?? 0
  return { register: rows.map(registrationAnswer), total, totalPages: numberOfPages(total, paging.limit) }
}

export function listRegistrations(query: RegistrationQuery): Promise<RegistrationsPage> {
  return listRegistrationsWhere(registrationFilterSql(query), query)
}

export function listRecentAndStaffRegistrations(query: RegistrationQuery): Promise<RegistrationsPage> {
  return listRegistrationsWhere(and(registrationFilterSql(query), isNew), query)
}

/** Reads up to `rowsMax` registrations that a search finds, for an exported file. */
export async function listRegistrationsForExport(
  query: RegistrationSearch,
  rowsMax: number,
): Promise<Registration[]> {
  const rows = await selectRegistrations(registrationFilterSql(query)).limit(rowsMax)
  return rows.map(registrationAnswer)
}

/** Reads a registration for its form. @throws Problem not_found */
export async function getRegistration(id: number): Promise<Registration & { version: number }> {
  const row = requireRow(await selectRegistrations(eq(eventRegistrations.id, id)))
  return { ...registrationAnswer(row), version: row.row.version }
}

/** Matches the registrations with an e-mail address; capitals and small letters count as equal. */
export const hasEmail = (email: string): SQL => sql`lower(${eventRegistrations.email}) = lower(${email})`

type PassFields = Pick<
  typeof eventRegistrations.$inferSelect,
  'event_id' | 'code' | 'company' | 'first_name' | 'last_name' | 'country'
>

/** Returns what the pass of a registration shows. */
export function entryPassOf(row: PassFields, locale: Locale): StoredPass {
  const { event_id, code, company, first_name, last_name, country } = row
  const text = passText(event_id, code)
  const qr = { text, ...drawQr(text) }
  return { code, company, first_name, last_name, country, qr, address: passUrl(code, locale) }
}

/** Reads a pass of the live edition by its code. @throws Problem not_found with a message for the visitor */
export async function getPassOfLiveEdition(codeText: string, locale: Locale): Promise<StoredPass> {
  const code = parsePassText(codeText)?.code
  const [row] = code
    ? await db()
        .select()
        .from(eventRegistrations)
        .where(and(eq(eventRegistrations.code, code), isOfEditionOrLive(eventRegistrations.event_id)))
    : []
  if (!row) throw new Problem('not_found', 'problems.pass_unknown')
  return entryPassOf(row, locale)
}

/** Lists all registrations with an e-mail address, newest first, with the scans of each pass. */
export async function listRegistrationsByEmail(email: string) {
  const registrations = (await selectRegistrations(eq(eventRegistrations.email, email))).map(
    registrationAnswer,
  )
  const scans = await db()
    .select()
    .from(eventScans)
    .where(
      inArray(
        eventScans.registration_id,
        registrations.map(({ id }) => id),
      ),
    )
    .orderBy(asc(eventScans.scanned_at))
  return registrations.map((registration) => ({
    ...registration,
    scans: scans
      .filter(({ registration_id }) => registration_id === registration.id)
      .map(({ scanned_at, door, verdict }) => ({ scanned_at: scanned_at.toISOString(), door, verdict })),
  }))
}

/**
 * Lists all editions, and counts the registrations of the edition `eventId`, by default of the live edition.
 * All counts are 0 when this edition does not exist.
 */
export async function getEditionsAndRegistrationCounts(eventId?: number): Promise<RegistrationFigures> {
  const [editions, [counts]] = await Promise.all([
    db()
      .select({
        id: events.id,
        event: events.event,
        is_current: events.is_current,
        frozen_at: events.frozen_at,
      })
      .from(events)
      .orderBy(desc(events.year), desc(events.id)),
    db()
      .select({
        registered: sql<number>`count(*)`.mapWith(Number),
        admitted: sql<number>`count(${eventScans.id})`.mapWith(Number),
        countries: sql<number>`count(distinct ${eventRegistrations.country})`.mapWith(Number),
        newly: sql<number>`count(*) filter (where ${isNew})`.mapWith(Number),
      })
      .from(eventRegistrations)
      .leftJoin(eventScans, admission)
      .where(isOfEditionOrLive(eventRegistrations.event_id, eventId)),
  ])
  const edition = editions.find(({ id, is_current }) => (eventId ? id === eventId : is_current))
  return {
    events: editions.map(({ id, event: name }) => ({ id, event: name })),
    event: edition ? { id: edition.id, event: edition.event, is_frozen: edition.frozen_at !== null } : null,
    ...(counts ?? { registered: 0, admitted: 0, countries: 0, newly: 0 }),
  }
}
