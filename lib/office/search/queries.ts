import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberCompanies } from '@/db/schema/members'
import { menuCategories, pageTexts } from '@/db/schema/menu'
import { accounts } from '@/db/schema/accounts'
import { people } from '@/db/schema/content'
import { directoryCompanies, directoryPeople } from '@/db/schema/directory'
import { news } from '@/db/schema/news'
import {
  eventDates,
  eventPartners,
  eventPresentations,
  eventPresenters,
  events,
  eventSessions,
} from '@/db/schema/event'
import { officeRequests } from '@/db/schema/requests'
import { searchTables } from '@/db/search-tables'
import { ownPaths } from '@/lib/content/menu/links'
import { readPageAddresses } from '@/lib/platform/records/pages'
import { formatDate } from '@/lib/platform/i18n/format'
import { stripHtml } from '@/lib/platform/search/fold'
import { definitionOf } from '@/lib/platform/search/kinds'
import { excerptOf, hasMatch } from '@/lib/platform/search/mark'
import { search } from '@/lib/platform/search/search'
import type { SearchGroup } from '@/lib/platform/search/schema'
import { formAddressSql, isKnownKind, type KnownKind, recordNameSql } from '@/lib/platform/records/kinds'
import { type FoundPlaces, type Place, type PlaceGroup, type PlaceKind, placeKinds } from './schema'

const hitsPerKind = 5
const excerptLengthMax = 110
/** How many letters from the beginning of a text with markup are searched for an excerpt. */
const bodyLengthMax = 20_000

/** Returns the best hits of each kind that the role may see, without kinds that have no hit. */
export async function searchOffice(term: string, role: number): Promise<FoundPlaces> {
  const { groups, shownFor, without } = await search({
    term,
    kinds: placeKinds,
    lang: 'mn',
    limit: hitsPerKind,
    audience: { role },
    isTyping: true,
  })
  const hitGroups = groups.filter(({ hits }) => hits.length > 0)
  const [records, pages] = await Promise.all([readFieldsOfHits(hitGroups), readPagesOfHits(hitGroups)])
  return { groups: hitGroups.map((group) => placeGroupOf(group, records, pages)), shownFor, without }
}

function placeGroupOf(
  { kind, total, hits }: SearchGroup,
  records: ReadonlyMap<string, HitFields>,
  pages: ReadonlyMap<string, string>,
): PlaceGroup {
  const places = hits.flatMap(({ id, matched }): Place[] => {
    const record = records.get(`${kind} ${id}`)
    if (!record) return []
    const { name: title, address } = record
    const page = pages.get(`${tableNameOf(kind)} ${id}`) ?? null
    return [{ id, title, address, page, note: describeHit(record, matched), matched }]
  })
  return { kind: kind as PlaceKind, total, hits: places }
}

const editionNameSql = (eventId: SQLWrapper) => sql`(select event from ${events} where id = ${eventId})`
const editionNameOfDaySql = (dayId: SQLWrapper) =>
  sql`(select own.event from ${eventDates} day join ${events} own on own.id = day.event_id where day.id = ${dayId})`

/** SQL for a short description that the search shows beside a record's name. */
const about: Partial<Record<PlaceKind, SQL>> = {
  news: sql`(select category from ${menuCategories} where cid = ${news.category_cid})`,
  page: sql`(select whole.category from ${menuCategories} whole where whole.cid = ${menuCategories.pid})`,
  person: sql`concat_ws(', ', nullif(${people.position}, ''), nullif(${people.company}, ''))`,
  company: sql`${memberCompanies.email}`,
  request: sql`concat_ws(', ', ${officeRequests.email}, ${officeRequests.business_type})`,
  session: editionNameOfDaySql(eventSessions.event_date_id),
  speaker: sql`concat_ws(' · ', ${eventPresenters.position}, ${editionNameSql(eventPresenters.event_id)})`,
  presentation: editionNameOfDaySql(eventPresentations.event_date_id),
  partner: editionNameSql(eventPartners.event_id),
  listing: sql`${directoryCompanies.registration_number}`,
  consultant: sql`${directoryPeople.profession}`,
  account: sql`concat_ws(', ', ${accounts.email}, nullif(${accounts.position}, ''))`,
}
const datedKinds: ReadonlySet<string> = new Set<PlaceKind>([
  'news',
  'request',
  'report',
  'document',
  'month-news',
  'video',
  'event-news',
])

type HitFields = {
  kind: string
  id: number
  name: string
  address: string
  about: string
  dated_at: string
  texts: string[]
  html: string[]
}

const columnSqlBuilder =
  (table: KnownKind) =>
  (name: string): SQL =>
    sql`${sql.identifier(table)}.${sql.identifier(name)}`

const tableNameOf = (kind: string) =>
  Object.entries(searchTables).find(([, table]) => table.kind === kind)?.[0] ?? ''

/** The URL of the office's form for a found page: for its text, or if it has none, for its menu item. */
const pageAddress = sql`case when ${pageTexts.id} is null
  then ${formAddressSql('menu_categories', columnSqlBuilder('menu_categories'))}
  else ${formAddressSql('page_texts', columnSqlBuilder('page_texts'))} end`

/** Reads the addresses of the public pages of all hits, by table and number. */
async function readPagesOfHits(groups: readonly SearchGroup[]): Promise<Map<string, string>> {
  const pages = await readPageAddresses(
    groups.flatMap(({ kind, hits }) => {
      const table = tableNameOf(kind)
      return isKnownKind(table) ? [{ kind: table, ids: hits.map(({ id }) => id) }] : []
    }),
  )
  return new Map(
    pages.map(({ kind, record_id, path }) => [
      `${kind} ${record_id}`,
      kind === 'menu_categories' ? (ownPaths[record_id] ?? path) : path,
    ]),
  )
}

/** Reads the shown fields of all hits of all kinds with one SQL statement. */
async function readFieldsOfHits(groups: readonly SearchGroup[]): Promise<Map<string, HitFields>> {
  const parts = groups.flatMap(({ kind, hits }) => {
    const table = tableNameOf(kind)
    if (!isKnownKind(table)) return []
    const { from, id, title, texts = [], html = [], date } = definitionOf(kind)
    const bodies = html.map((column) => sql`left(${column}, ${bodyLengthMax})`)
    const textArraySql = (values: readonly SQLWrapper[]) =>
      values.length > 0 ? sql`array[${sql.join([...values], sql`, `)}]::text[]` : sql`'{}'::text[]`
    return [
      sql`select ${kind}::text as kind, ${id} as id, ${recordNameSql(table, columnSqlBuilder(table))} as name,
          ${kind === 'page' ? pageAddress : formAddressSql(table, columnSqlBuilder(table))} as address,
          coalesce(${about[kind as PlaceKind] ?? sql`''`}, '') as about, (${date})::text as dated_at,
          ${textArraySql([...title, ...texts])} as texts, ${textArraySql(bodies)} as html
        from ${from} where ${id} = any (${sql.param(hits.map((hit) => hit.id))}::integer[])`,
    ]
  })
  if (parts.length === 0) return new Map()
  const { rows } = await db().execute<HitFields>(sql.join(parts, sql` union all `))
  return new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
}

/**
 * Returns the description of a hit. If neither name nor description matches, returns an excerpt of the
 * matching text.
 */
function describeHit(
  { kind, name, about: what, dated_at, texts, html }: HitFields,
  matchedWords: readonly string[],
): string {
  const day = datedKinds.has(kind) ? formatDate(new Date(dated_at).toISOString(), 'mn') : ''
  const note = [what, day].filter(Boolean).join(' · ')
  if (hasMatch(name, matchedWords) || hasMatch(note, matchedWords)) return note
  const because =
    texts.find((text) => text && hasMatch(text, matchedWords)) ??
    html.map((body) => stripHtml(body ?? '').trim()).find((text) => hasMatch(text, matchedWords))
  return because === undefined
    ? note
    : excerptOf(because.replace(/\s+/g, ' '), matchedWords, excerptLengthMax)
}
