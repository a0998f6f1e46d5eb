import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { versionsMax } from '@/db/record-kinds'
import { accounts } from '@/db/schema/accounts'
import { auditLog } from '@/db/schema/audit'
import { files } from '@/db/schema/files'
import { recordVersions } from '@/db/schema/history'
import { Problem } from '@/lib/platform/api/problem'
import { requireRow } from '@/lib/platform/api/rows'
import { formAddressSql, recordNameSql, recordColumnSql, fromRecordsSql } from '../kinds'
import type { HistoryKind } from '../schema'
import { accountName, writerOf } from '../writer'
import type { RecordHistory } from './schema'

/** A stored row of a record: its columns as JSON. */
export type KeptRow = Readonly<Record<string, unknown>>

const isVersionOf = (kind: HistoryKind, id: number) =>
  and(eq(recordVersions.kind, kind), eq(recordVersions.record_id, id), eq(recordVersions.is_deletion, false))

/**
 * Returns the row of a version of a record.
 * @param version 0 for the present one
 * @throws Problem not_found
 */
export async function requireVersionRow(kind: HistoryKind, id: number, version: number): Promise<KeptRow> {
  if (version === 0) {
    const { rows } = await db().execute<{ row: KeptRow }>(
      sql`select to_jsonb(record) as row ${fromRecordsSql(kind, [id])}`,
    )
    return requireRow(rows).row
  }
  const rows = await db()
    .select({ row: recordVersions.row })
    .from(recordVersions)
    .where(and(isVersionOf(kind, id), eq(recordVersions.id, version)))
  return requireRow(rows).row
}

/**
 * Returns the file that a column of a version refers to.
 * @throws Problem at `field` when the file is no longer stored
 */
export async function requireVersionFile(
  row: KeptRow,
  column: string,
  field: string,
): Promise<{ id: number }> {
  const [file] = await db()
    .select({ id: files.id })
    .from(files)
    .where(eq(files.id, Number(row[column])))
  if (!file) throw Problem.ofField(field, 'problems.version_file', {}, 'conflict')
  return file
}

/**
 * Lists the last versions of a record, the present one first, with author and time.
 * @throws Problem not_found
 */
export async function getHistory(kind: HistoryKind, id: number): Promise<RecordHistory> {
  const { rows } = await db().execute<
    Pick<RecordHistory, 'name' | 'version' | 'address'> & { made_at: string }
  >(
    sql`select ${recordNameSql(kind, recordColumnSql)} as name, ${formAddressSql(kind, recordColumnSql)} as address,
      record.version, least(record.created_at, now()) as made_at ${fromRecordsSql(kind, [id])}`,
  )
  const { made_at, ...record } = requireRow(rows)
  const changes = await db()
    .select({
      id: recordVersions.id,
      at: recordVersions.at,
      email: recordVersions.account_email,
      name: accountName,
    })
    .from(recordVersions)
    .leftJoin(accounts, eq(accounts.id, recordVersions.account_id))
    .where(isVersionOf(kind, id))
    .orderBy(desc(recordVersions.id))
    .limit(versionsMax)
  // A stored row names who replaced it, and so who made the next version. The oldest version is the record
  // as it was added.
  const savedVersions = changes.map((change) => ({ at: change.at.toISOString(), by: writerOf(change) }))
  // `made_at` is the publication date, or now if that is in the future. A record whose addition is not in the
  // audit log counts as added at `made_at` or at its first stored change, whichever is earlier.
  const before =
    [new Date(made_at).toISOString(), savedVersions.at(-1)?.at ?? ''].filter(Boolean).sort()[0] ?? ''
  const allVersions = [...savedVersions, (await findAddition(kind, id)) ?? { at: before, by: '' }]
  const versions = allVersions.map((change, place) => ({ id: changes[place - 1]?.id ?? 0, ...change }))
  return { ...record, versions: versions.slice(0, versionsMax) }
}

/** Returns when and by whom a record was added; null if the audit log has no row of the addition. */
async function findAddition(kind: HistoryKind, id: number): Promise<{ at: string; by: string } | null> {
  const isInsert = sql`starts_with(${auditLog.call}, 'POST /admin/insert/')`
  const [row] = await db()
    .select({ at: auditLog.at, name: accountName, email: auditLog.account_email })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.account_id))
    .where(and(eq(auditLog.kind, kind), eq(auditLog.record_id, id), isInsert))
    .orderBy(asc(auditLog.at), asc(auditLog.id))
    .limit(1)
  return row ? { at: row.at.toISOString(), by: writerOf(row) } : null
}
