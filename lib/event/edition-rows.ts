import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { eventDates, events } from '@/db/schema/event'
import { Problem } from '@/lib/platform/api/problem'

/**
 * Refuses to write rows whose days belong to a frozen edition.
 * @throws Problem conflict
 */
export async function refuseFrozenDayRows(
  table: PgTable & { id: PgColumn; event_date_id: PgColumn },
  ids: readonly number[],
): Promise<void> {
  const [frozen] = await db()
    .select({ id: events.id })
    .from(table)
    .innerJoin(eventDates, eq(eventDates.id, table.event_date_id))
    .innerJoin(events, eq(events.id, eventDates.event_id))
    .where(and(inArray(table.id, [...ids]), isNotNull(events.frozen_at)))
    .limit(1)
  if (frozen) throw new Problem('conflict', 'problems.edition_frozen')
}

type OrderedTable = { table: PgTable; id: PgColumn; edition: PgColumn; place: PgColumn }

/**
 * Changes the order of some rows; every edition has its own ordered list. The given rows exchange their
 * places and all other rows keep theirs, so staff can order a single page of a long list.
 * @throws Problem conflict when one of the rows is deleted; no row is moved then
 */
export async function saveOrderInEditions(
  { table, id, edition, place }: OrderedTable,
  order: readonly { id: number; sequence: number }[],
): Promise<void> {
  const knownCount = await db().$count(
    table,
    inArray(
      id,
      order.map((row) => row.id),
    ),
  )
  if (knownCount !== order.length) throw new Problem('conflict', 'problems.list_changed')
  const names = { id: sql.identifier(id.name), place: sql.identifier(place.name) }
  await db().execute(sql`
    with asked as (
      select id, sequence from jsonb_to_recordset(${JSON.stringify(order)}::jsonb) as place(id integer, sequence integer)
    ), ranked as (
      select ${id} as id, ${edition} as edition,
        row_number() over (partition by ${edition} order by ${place}, ${id}) as rank
      from ${table} where ${edition} in (select ${edition} from ${table} where ${id} in (select id from asked))
    ), moved as (
      select ranked.id, edition, rank,
        row_number() over (partition by edition order by sequence, rank) as wanted,
        row_number() over (partition by edition order by rank) as slot
      from ranked join asked on asked.id = ranked.id
    ), places as (
      select ranked.id, coalesce(slots.rank, ranked.rank) as place from ranked
      left join moved on moved.id = ranked.id
      left join moved slots on slots.edition = moved.edition and slots.slot = moved.wanted
    )
    update ${table} set ${names.place} = places.place from places
    where ${table}.${names.id} = places.id and ${table}.${names.place} <> places.place`)
}

/** Returns the place of a new row at the end of an edition's list, in SQL. */
export function nextPlaceInEdition({ table, edition, place }: OrderedTable, eventId: number): SQL<number> {
  return sql<number>`(select coalesce(max(${place}), 0) + 1 from ${table} where ${eq(edition, eventId)})`
}
