import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import { mayAccess, type StaffRights } from '@/lib/platform/auth/roles'
import type { WaitingSource } from '@/lib/platform/records/waiting'
import {
  type WaitingCount,
  type WaitingItem,
  type WaitingKind,
  waitingKinds,
  type WaitingQuery,
} from './schema'
import { waitingSources } from './sources'

/** A source with its kind and its place in the list of sources, which orders rows of the same moment. */
type Source = WaitingSource & { kind: WaitingKind; place: number }

const sources: readonly Source[] = waitingKinds
  .flatMap((kind) => waitingSources[kind].map((source) => ({ ...source, kind })))
  .map((source, place) => ({ ...source, place }))

const joinUnion = (parts: SQL[]): SQL => sql.join(parts, sql` union all `)
const isoSql = (moment: SQL) => sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Counts each kind among the sources with one statement. */
async function countByKind(visibleSources: readonly Source[]): Promise<WaitingCount[]> {
  const counts = visibleSources.map(
    ({ kind, from }) => sql`select ${kind}::text as kind, count(*)::integer as count ${from}`,
  )
  const { rows } = await db().execute<WaitingCount>(joinUnion(counts))
  return waitingKinds
    .filter((kind) => visibleSources.some((source) => source.kind === kind))
    .map((kind) => ({
      kind,
      count: rows.filter((row) => row.kind === kind).reduce((sum, { count }) => sum + count, 0),
    }))
}

/**
 * Reads one page of the sources together. Each source reads only as many rows as the page and all pages
 * before it need, and finishes names and addresses only of the rows of the page.
 */
async function readPage(
  askedSources: readonly Source[],
  { page, limit }: { page: number; limit: number },
): Promise<WaitingItem[]> {
  if (askedSources.length === 0) return []
  const after = offsetOf({ page, limit })
  const parts = askedSources.map(
    ({ kind, place, from, id, name, since, due, address }) => sql`
      (select ${kind}::text as kind, ${place}::integer as place, ${id} as id, ${name} as name, ${since} as since,
        ${due ?? sql`null`}::timestamptz as due, ${address} as address
      ${from} order by ${since}, ${id} limit ${after + limit})`,
  )
  const { rows } = await db().execute<WaitingItem & { place: number }>(sql`
    select kind, place, place || '-' || id as key, coalesce(name, '') as name, ${isoSql(sql`since`)} as since,
      ${isoSql(sql`due`)} as due, address
    from (${joinUnion(parts)}) waiting
    order by waiting.since, place, id limit ${limit} offset ${after}`)
  return rows.map(({ place, ...item }) => ({
    ...item,
    name: sources[place]?.formatName?.(item.name) ?? item.name,
  }))
}

/** Lists a page of what waits for the staff and an account may see, oldest first. */
export async function listWaiting(
  account: StaffRights,
  query: WaitingQuery,
): Promise<{ waiting: WaitingItem[]; total: number; totalPages: number; counts: WaitingCount[] }> {
  const visibleSources = sources.filter(({ access }) => mayAccess(account, access))
  const isAsked = ({ kind }: { kind: WaitingKind }) => !query.kind || query.kind === kind
  const [items, counts] = await Promise.all([
    readPage(visibleSources.filter(isAsked), query),
    countByKind(visibleSources),
  ])
  const total = counts.filter(isAsked).reduce((sum, { count }) => sum + count, 0)
  return { waiting: items, total, totalPages: numberOfPages(total, query.limit), counts }
}
