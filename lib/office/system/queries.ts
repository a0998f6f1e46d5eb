import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { schemaVersion } from '@/db/schema-version'
import type { ReadinessPart } from '@/lib/platform/api/health'
import {
  type BackupRun,
  type BackupSummary,
  listBackupRuns,
  readBackupSummary,
} from '@/lib/platform/backup/runs'
import { env } from '@/lib/platform/env'
import { processState } from '@/lib/platform/process-state'
import { version } from '@/package.json'

const shownRuns = 10

export type SystemState = {
  version: string
  schemaVersion: number
  databaseBytes: number
  parts: ReadinessPart[]
  backups: BackupSummary & { runs: BackupRun[]; isNightly: boolean }
}

/** Reads what operators have to know about this process and what it uses. */
export async function readSystemState(): Promise<SystemState> {
  const [parts = [], summary, runs, { rows }] = await Promise.all([
    processState.checkReadiness?.(),
    readBackupSummary(),
    listBackupRuns(shownRuns),
    db().execute<{ bytes: string }>(sql`select pg_database_size(current_database())::text as bytes`),
  ])
  const isNightly = Boolean(env().backupTo)
  return {
    version,
    schemaVersion,
    databaseBytes: Number(rows[0]?.bytes),
    // What nobody has set up is neither right nor wrong; the part below says so.
    parts: parts.filter(({ name }) => name !== 'backups' || isNightly),
    backups: { ...summary, runs, isNightly },
  }
}
