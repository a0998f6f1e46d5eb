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
import { isEditionFrozen } from '@/lib/event/editions/queries'
import { log } from '@/lib/platform/log'
import {
  formAddressSql,
  keyColumnOf,
  recordKindOf,
  type KnownKind,
  recordColumnSql,
  parts,
  fromRecordsSql,
  writableColumns,
} from '@/lib/platform/records/kinds'
import { binDays, type BinKind } from '@/lib/platform/records/schema'
import { forgetRedirectsOf } from '@/lib/platform/records/remembered-addresses'
import type { RestoredRecord } from './schema'

type Entry = Pick<typeof recordVersions.$inferSelect, 'id' | 'row'>

/**
 * Restores a deleted record with its old id and with the parts that were deleted together with it; on an
 * error nothing is restored. The bin entry disappears and the record's history continues.
 * @throws Problem not_found if the record is not in the bin; conflict if a record that it needs no longer
 * exists, if another record has taken a unique value of it or overlaps it in time, or if its edition is
 * frozen
 */
export async function restoreDeletedRecord(binEntryId: number): Promise<RestoredRecord> {
  try {
    return await inTransaction(() => restoreRecordWithParts(binEntryId))
  } catch (error) {
    if (isUniqueViolation(error) || isExclusionViolation(error))
      throw new Problem('conflict', 'problems.restore_taken')
    if (isForeignKeyViolation(error)) throw new Problem('conflict', 'problems.restore_needed')
    throw error
  }
}

async function restoreRecordWithParts(binEntryId: number): Promise<RestoredRecord> {
  // Locks the entry: of two concurrent restores the second waits here and then finds no entry.
  const [entry] = await db()
    .select()
    .from(recordVersions)
    .where(and(eq(recordVersions.id, binEntryId), recordVersions.is_deletion))
    .for('update')
  if (!entry) throw new Problem('not_found', 'problems.restored_already')
  const { kind, record_id, transaction } = entry as typeof entry & { kind: BinKind }
  await lockAndCheckNeededRows(kind, entry.row)
  await refuseRecordOfFrozenEdition(entry.row)
  await moveRowsOutOfBin(kind, [entry])
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
    await moveRowsOutOfBin(part.kind, hung)
  }
  await forgetRedirectsOf(kind, record_id)
  const { rows } = await db().execute<{ address: string }>(
    sql`select ${formAddressSql(kind, recordColumnSql)} as address ${fromRecordsSql(kind, [record_id])}`,
  )
  return { kind, record_id, ...requireRow(rows) }
}

/** @throws Problem conflict with a message that names the missing record */
async function lockAndCheckNeededRows(kind: KnownKind, row: Entry['row']): Promise<void> {
  const { needs = [], isThere } = recordKindOf(kind)
  for (const { column, of, message } of needs) {
    const value = row[column]
    if (value === null || value === undefined) continue
    // Locks the needed row until the commit, so that nobody can delete it in the meantime.
    const neededRows = await db()
      .select({ found: sql`1` })
      .from(of.table)
      .where(and(eq(of, value), of.table === recordKindOf(kind).table ? isThere : undefined))
      .for('share')
    if (neededRows.length === 0) throw Problem.ofField(column, message, {}, 'conflict')
  }
}

/** @throws Problem conflict for a record of a frozen edition, which must not change */
async function refuseRecordOfFrozenEdition({
  event_date_id: dayId,
  event_id: eventId,
}: Entry['row']): Promise<void> {
  const isInFrozen =
    (typeof dayId === 'number' && (await isEditionFrozen({ dayId }))) ||
    (typeof eventId === 'number' && (await isEditionFrozen({ eventId })))
  if (isInFrozen) throw new Problem('conflict', 'problems.edition_frozen')
}

/**
 * Inserts the stored rows again and deletes their bin entries. Columns that were added after the deletion get
 * their default; columns that no longer exist are left out.
 */
async function moveRowsOutOfBin(kind: KnownKind, entries: readonly Entry[]): Promise<void> {
  const [first] = entries
  if (!first) return
  const { table, isThere } = recordKindOf(kind)
  // A retired row still exists, so restoring it only clears `retired_at`.
  const again =
    isThere && sql`on conflict (${sql.identifier(keyColumnOf(kind))}) do update set retired_at = null`
  const names = writableColumns(kind).filter((name) => Object.hasOwn(first.row, name))
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const ids = entries.map(({ id }) => id)
  // Copies the row within the database, because JavaScript would round large numbers.
  await db().execute(sql`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${table}, (
      select jsonb_agg(row order by id) from ${recordVersions} where ${inArray(recordVersions.id, ids)}))
    ${again}`)
  await db().delete(recordVersions).where(inArray(recordVersions.id, ids))
}

/** Removes bin entries older than `binDays` days, with the earlier versions of their records. */
export async function deleteExpiredBinEntries(): Promise<void> {
  const { rowCount } = await db().execute(sql`
    delete from record_versions kept using record_versions deleted
    where deleted.is_deletion and deleted.at < now() - make_interval(days => ${binDays})
      and kept.kind = deleted.kind and kept.record_id = deleted.record_id and kept.id <= deleted.id`)
  if (rowCount) log().info({ rows: rowCount }, 'the bin was emptied of what is past its time')
}
