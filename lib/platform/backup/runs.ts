import { desc, max, sql } from 'drizzle-orm'
import type pg from 'pg'
import { db } from '@/db/client'
import { backupRuns } from '@/db/schema/operations'
import { rethrowUnlessReadOnly } from '@/lib/platform/api/database-error'
import { describeError } from '@/lib/platform/log-lines'

/** A nightly backup that failed once is seen; one that runs for half a day is not yet a failure. */
export const backupHoursMax = 36
/** For how long runs are remembered: more than a year, so that the drill of each quarter is there. */
const rememberedDays = 400

export type BackupResult = {
  name: string
  rows: number
  files: number
  newFiles: number
  removed: number
  bytes: number
}

export type BackupRun = typeof backupRuns.$inferSelect

/** Notes that a run begins. A database that takes no writes, such as a replica, is backed up without a note. */
export async function noteBackupStart(client: pg.Client, name: string, now: Date): Promise<void> {
  await writeIfAllowed(client, 'insert into backup_runs (name, started_at) values ($1, $2)', [name, now])
}

/** Notes the end of a run, and the restores that other machines have noted in the place. */
export async function noteBackupEnd(
  client: pg.Client,
  { name, rows, files, newFiles, bytes }: BackupResult,
  restores: ReadonlyMap<string, Date>,
): Promise<void> {
  await writeIfAllowed(
    client,
    `update backup_runs set ended_at = now(), rows = $2, files = $3, new_files = $4, bytes = $5 where name = $1`,
    [name, rows, files, newFiles, bytes],
  )
  await writeIfAllowed(
    client,
    `update backup_runs set restored_at = noted.at
    from unnest($1::text[], $2::timestamptz[]) as noted(name, at) where backup_runs.name = noted.name`,
    [[...restores.keys()], [...restores.values()]],
  )
  await writeIfAllowed(
    client,
    `delete from backup_runs where started_at < now() - make_interval(days => $1)`,
    [rememberedDays],
  )
}

/** Notes why a run failed. If the database is gone, its row stays without an end. */
export async function noteBackupFailure(client: pg.Client, name: string, error: unknown): Promise<void> {
  await client.query('rollback').catch(() => undefined)
  await writeIfAllowed(client, 'update backup_runs set ended_at = now(), error = $2 where name = $1', [
    name,
    describeError(error),
  ]).catch(() => undefined)
}

async function writeIfAllowed(client: pg.Client, text: string, values: unknown[]): Promise<void> {
  await client.query(text, values).catch(rethrowUnlessReadOnly)
}

/** Reads the latest runs, the newest first. */
export async function listBackupRuns(limit: number): Promise<BackupRun[]> {
  return db().select().from(backupRuns).orderBy(desc(backupRuns.started_at)).limit(limit)
}

export type BackupSummary = {
  latest: BackupRun | undefined
  whole: BackupRun | undefined
  lastRestoreAt: Date | null
}

/** Reads the latest run, the latest whole backup, and when a backup was last restored. */
export async function readBackupSummary(): Promise<BackupSummary> {
  const isWhole = sql`${backupRuns.ended_at} is not null and ${backupRuns.error} is null`
  const [[latest], [success], [last]] = await Promise.all([
    listBackupRuns(1),
    db().select().from(backupRuns).where(isWhole).orderBy(desc(backupRuns.started_at)).limit(1),
    db()
      .select({ restoreAt: max(backupRuns.restored_at) })
      .from(backupRuns),
  ])
  return { latest, whole: success, lastRestoreAt: last?.restoreAt ?? null }
}
