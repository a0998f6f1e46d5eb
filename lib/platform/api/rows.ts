import { AsyncLocalStorage } from 'node:async_hooks'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import { Problem } from './problem'

/**
 * The row that a save changes. Without a version the save overwrites what others saved, as the specification
 * says.
 */
type SaveTarget = { id: number; version?: number | undefined }
type Columns = { id: PgColumn; version: PgColumn }

/** Returns the next value of the version column for a save. */
export function increment(version: PgColumn): SQL {
  return sql`${version} + 1`
}

/**
 * The problem of a save when someone else has saved the row since it was opened. The field `version`
 * distinguishes this conflict from others for the form.
 */
export function versionConflict(): Problem {
  return Problem.ofField('version', 'problems.edited_meanwhile', {}, 'conflict')
}

/**
 * Saves a row unless it has changed since it was opened.
 * @param updateWhere runs the update on the row that matches `where`
 * @param restriction limits the rows that may be saved, for example to those of one site
 * @throws Problem not_found, or conflict when someone saved it since `target.version`
 */
export async function saveRow<Saved>(
  columns: Columns,
  target: SaveTarget,
  updateWhere: (where: SQL | undefined) => PromiseLike<Saved[]>,
  restriction?: SQL,
): Promise<Saved> {
  const isOpened = target.version === undefined ? undefined : eq(columns.version, target.version)
  const [savedRow] = await updateWhere(and(eq(columns.id, target.id), isOpened, restriction))
  if (savedRow !== undefined) return savedRow
  const [current] = await db()
    .select({ id: columns.id })
    .from(columns.id.table)
    .where(and(eq(columns.id, target.id), restriction))
  throw current ? versionConflict() : new Problem('not_found')
}

/** Returns the one row of a write. @throws Problem not_found if there is none */
export function requireRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Problem('not_found')
  return row
}

type Table = PgTable & { id: PgColumn }
type VersionedTable = Table & Columns
/** Refuses keys that are no columns of the table: a field that no column takes would be lost silently. */
type ColumnsAlone<T extends PgTable, Values> = Values &
  Record<Exclude<keyof Values, keyof T['_']['columns']>, never>

/** Type-checks the values of a row for a statement that `insertRow` and `updateRow` do not build. */
export const typeCheckedValues = <T extends PgTable, Values extends PgUpdateSetSource<T>>(
  _table: T,
  values: ColumnsAlone<T, Values>,
): Values => values

const importing = new AsyncLocalStorage<{ table: PgTable; columns: Record<string, unknown> }>()

/**
 * Runs the save of an older record, whose new row gets columns that no form has: its old number, the day of
 * its publication.
 */
export function runWithImportedColumns<T>(
  table: PgTable,
  columns: Record<string, unknown>,
  work: () => Promise<T>,
): Promise<T> {
  return importing.run({ table, columns }, work)
}

/** Returns the columns that an import sets in a new row of the table; none outside an import. */
export function importedColumns(table: PgTable): Record<string, unknown> {
  const current = importing.getStore()
  return current?.table === table ? current.columns : {}
}

/** Adds a row. @returns its id */
export async function insertRow<T extends Table, Values extends PgInsertValue<T>>(
  table: T,
  values: ColumnsAlone<T, Values>,
): Promise<{ id: number }> {
  const columns = importedColumns(table)
  const insert = db().insert<PgTable>(table)
  // Postgres takes an explicit number for a column that it numbers itself only with these words.
  const rows = await ('id' in columns ? insert.overridingSystemValue() : insert)
    .values({ ...values, ...columns })
    .returning({ id: table.id })
  return requireRow(rows) as { id: number }
}

/**
 * Saves the changes to a row unless it has changed since it was opened. A column whose new value is undefined
 * stays as it is.
 * @throws Problem not_found, or conflict when someone saved it since `target.version`
 */
export async function updateRow<T extends VersionedTable, Changes extends PgUpdateSetSource<T>>(
  table: T,
  target: SaveTarget,
  changes: ColumnsAlone<T, Changes>,
  restriction?: SQL,
): Promise<{ version: number }> {
  const save = async (where: SQL | undefined) => {
    const rows = await db()
      .update<PgTable>(table)
      .set({ ...changes, version: increment(table.version) })
      .where(where)
      .returning({ version: table.version })
    return rows as { version: number }[]
  }
  return saveRow(table, target, save, restriction)
}

/** Deletes a row. @throws Problem not_found */
export async function deleteRow(table: Table, id: number, restriction?: SQL): Promise<void> {
  requireRow(
    await db()
      .delete(table)
      .where(and(eq(table.id, id), restriction))
      .returning({ id: table.id }),
  )
}

/**
 * Saves all places of an ordered list at once.
 * @throws Problem conflict when a row no longer exists: no place is saved in that case
 */
export async function saveOrder(
  table: Table & { sequence: PgColumn },
  order: readonly { id: number; sequence: number }[],
  goneKey: ErrorKey,
): Promise<void> {
  const places = JSON.stringify(order)
  await db().transaction(async (tx) => {
    const update = await tx.execute(sql`
      update ${table} set sequence = place.sequence
      from jsonb_to_recordset(${places}::jsonb) as place(id integer, sequence integer)
      where ${table.id} = place.id
      returning ${table.id}`)
    if (update.rows.length !== order.length) throw new Problem('conflict', goneKey)
  })
}

export function nextSequenceSql(table: PgTable, where: SQL = sql`true`): SQL<number> {
  return sql<number>`(select coalesce(max(sequence), 0) + 1 from ${table} where ${where})`
}
