import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { recordVersions } from '@/db/schema/history'
import {
  isExclusionViolation,
  isForeignKeyViolation,
  isUniqueViolation,
} from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { requireRow } from '@/lib/platform/api/rows'
import { isFrozen } from '@/lib/event/editions/queries'
import { log } from '@/lib/platform/log'
import {
  addressIn,
  keyOf,
  kindOf,
  type KnownKind,
  ofRecord,
  parts,
  recordOf,
  writableColumns,
} from '@/lib/platform/records/kinds'
import { binDays, type BinKind } from '@/lib/platform/records/schema'
import type { RestoredRecord } from './schema'

type Entry = Pick<typeof recordVersions.$inferSelect, 'id' | 'row'>

/**
 * Brings back what was deleted, under its old number, and what hung on it with it: all of it or nothing. It leaves
 * the bin, so its history goes on where it was.
 * @throws Problem not_found when it is not in the bin, or conflict when something that it needs is gone or its place
 * is taken
 */
export async function restoreDeleted(id: number): Promise<RestoredRecord> {
  try {
    return await inTransaction(() => restore(id))
  } catch (error) {
    if (isUniqueViolation(error) || isExclusionViolation(error))
      throw new Problem('conflict', 'problems.restore_taken')
    if (isForeignKeyViolation(error)) throw new Problem('conflict', 'problems.restore_needed')
    throw error
  }
}

async function restore(id: number): Promise<RestoredRecord> {
  // Of two who bring it back at once, the second waits and then finds it gone.
  const [entry] = await db()
    .select()
    .from(recordVersions)
    .where(and(eq(recordVersions.id, id), recordVersions.is_deletion))
    .for('update')
  if (!entry) throw new Problem('not_found', 'problems.restored_already')
  const { kind, record_id, transaction } = entry as typeof entry & { kind: BinKind }
  await refuseWithoutNeeded(kind, entry.row)
  await refuseIntoFrozen(entry.row)
  await insertKept(kind, [entry])
  for (const part of parts.filter(({ whole }) => whole === kind)) {
    const hungOnIt = and(
      recordVersions.is_deletion,
      eq(recordVersions.kind, part.kind),
      eq(recordVersions.transaction, transaction),
      sql`(${recordVersions.row} ->> ${part.column})::integer = ${record_id}`,
    )
    const hung = await db()
      .select({ id: recordVersions.id, row: recordVersions.row })
      .from(recordVersions)
      .where(hungOnIt)
      .orderBy(asc(recordVersions.id))
    await insertKept(part.kind, hung)
  }
  const { rows } = await db().execute<{ address: string }>(
    sql`select ${addressIn(kind, ofRecord)} as address ${recordOf(kind, [record_id])}`,
  )
  return { kind, record_id, ...requireRow(rows) }
}

/** @throws Problem that says what has to be there first */
async function refuseWithoutNeeded(kind: KnownKind, row: Entry['row']): Promise<void> {
  const { needs = [], isThere } = kindOf(kind)
  for (const { column, of, message } of needs) {
    const value = row[column]
    if (value === null || value === undefined) continue
    // Held until this stands, so that it does not go meanwhile.
    const neededRows = await db()
      .select({ found: sql`1` })
      .from(of.table)
      .where(and(eq(of, value), of.table === kindOf(kind).table ? isThere : undefined))
      .for('share')
    if (neededRows.length === 0) throw Problem.field(column, message, {}, 'conflict')
  }
}

/** What is of a frozen edition of the event stays as it is. @throws Problem conflict */
async function refuseIntoFrozen({ event_date_id: dayId, event_id: eventId }: Entry['row']): Promise<void> {
  const isInFrozen =
    (typeof dayId === 'number' && (await isFrozen({ dayId }))) ||
    (typeof eventId === 'number' && (await isFrozen({ eventId })))
  if (isInFrozen) throw new Problem('conflict', 'problems.edition_frozen')
}

/** Writes kept rows back as they were. A column that came since takes its default, one that is gone is left out. */
async function insertKept(kind: KnownKind, entries: readonly Entry[]): Promise<void> {
  const [first] = entries
  if (!first) return
  const { table, isThere } = kindOf(kind)
  // A row that was retired stands there still.
  const again = isThere && sql`on conflict (${sql.identifier(keyOf(kind))}) do update set retired_at = null`
  const names = writableColumns(kind).filter((name) => Object.hasOwn(first.row, name))
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const ids = entries.map(({ id }) => id)
  // From row to row within the database: numbers of many digits would not survive JavaScript.
  await db().execute(sql`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${table}, (
      select jsonb_agg(row order by id) from ${recordVersions} where ${inArray(recordVersions.id, ids)}))
    ${again}`)
  await db().delete(recordVersions).where(inArray(recordVersions.id, ids))
}

/** Empties the bin of what was deleted so long ago, with the versions that led there. */
export async function emptyBin(): Promise<void> {
  const { rowCount } = await db().execute(sql`
    delete from record_versions kept using record_versions deleted
    where deleted.is_deletion and deleted.at < now() - make_interval(days => ${binDays})
      and kept.kind = deleted.kind and kept.record_id = deleted.record_id and kept.id <= deleted.id`)
  if (rowCount) log().info({ rows: rowCount }, 'the bin was emptied of what is past its time')
}
