import { and, desc, eq, getTableName, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { importRecords, importRuns } from '@/db/schema/imports'
import type { OldKind } from './kind'

export type LedgerRow = typeof importRecords.$inferSelect
type RecordKey = { source: string; kind: string; oldKey: string }

const isRecord = ({ source, kind, oldKey }: RecordKey) =>
  and(eq(importRecords.source, source), eq(importRecords.kind, kind), eq(importRecords.old_key, oldKey))

/** Begins a run of an import from an old site. @returns its number */
export async function beginRun(source: string): Promise<number> {
  const [run] = await db().insert(importRuns).values({ source }).returning({ id: importRuns.id })
  if (!run) throw new Error('the run was not written')
  return run.id
}

export async function endRun(id: number, counts: unknown): Promise<void> {
  await db()
    .update(importRuns)
    .set({ ended_at: sql`now()`, counts })
    .where(eq(importRuns.id, id))
}

/** Finds what an import has saved for a record of the old site. */
export async function findImportRecord(key: RecordKey): Promise<LedgerRow | null> {
  const [row] = await db().select().from(importRecords).where(isRecord(key))
  return row ?? null
}

/** Notes what was saved for a record of the old site. */
export async function noteImportRecord(row: typeof importRecords.$inferInsert): Promise<void> {
  await db()
    .insert(importRecords)
    .values(row)
    .onConflictDoUpdate({
      target: [importRecords.source, importRecords.kind, importRecords.old_key],
      set: { record_id: row.record_id, hash: row.hash, version: row.version, saved_run: row.saved_run },
    })
}

/** Finds the old site of a run; null if there is no such run. */
export async function findRunSource(id: number): Promise<string | null> {
  const [run] = await db().select({ source: importRuns.source }).from(importRuns).where(eq(importRuns.id, id))
  return run?.source ?? null
}

/** Lists the records of a kind that a run has added, or has changed without adding them, the last first. */
export function listRunRecords(run: number, kind: string): Promise<LedgerRow[]> {
  return db()
    .select()
    .from(importRecords)
    .where(
      and(
        or(eq(importRecords.added_run, run), eq(importRecords.saved_run, run)),
        eq(importRecords.kind, kind),
        isNotNull(importRecords.version),
      ),
    )
    .orderBy(desc(importRecords.record_id))
}

/** Forgets a record, so that the next import brings it again. */
export async function forgetImportRecord({ source, kind, old_key }: LedgerRow): Promise<void> {
  await db()
    .delete(importRecords)
    .where(isRecord({ source, kind, oldKey: old_key }))
}

/** Forgets the records that were here before a run, which saved none of them. */
export async function forgetUnsavedRecords(run: number): Promise<void> {
  await db()
    .delete(importRecords)
    .where(and(eq(importRecords.added_run, run), isNull(importRecords.version)))
}

/** Reads the version of a record; null if it was deleted. */
export async function readVersion(
  { name, table, version: ownVersion, idColumn }: OldKind,
  id: number,
): Promise<number | null> {
  const version = ownVersion ?? table.version
  if (!version) throw new Error(`${name} have no version`)
  const [row] = await db().select({ version }).from(table).where(eq(idColumn, id))
  return row ? Number(row.version) : null
}

/** Lets the numbers of a table go on after one that was given explicitly. */
export async function raiseSequence({ table, idColumn, reservedFrom }: OldKind, id: number): Promise<void> {
  if (reservedFrom !== undefined && id >= reservedFrom) return
  await db().execute(sql`
    select setval(name, ${id}) from (
      select pg_get_serial_sequence(${getTableName(table)}, ${idColumn.name})::regclass as name
    ) numbers
    where coalesce(pg_sequence_last_value(name), 0) < ${id}`)
}
