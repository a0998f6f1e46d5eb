import { desc, sql, sum } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { mailOutbox } from '@/db/schema/mail'
import { serverInstances } from '@/db/schema/operations'
import { schemaVersion } from '@/db/schema-version'
import type { ReadinessPart } from '@/lib/platform/api/health'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import {
  type BackupRun,
  type BackupSummary,
  listBackupRuns,
  readBackupSummary,
} from '@/lib/platform/backup/runs'
import { type Certificate, listCertificates } from '@/lib/platform/certificates'
import { env } from '@/lib/platform/env'
import { countFailedJobs, listFailedJobRows } from '@/lib/platform/jobs/failed'
import { redactMailAddresses } from '@/lib/platform/log-lines'
import { attemptsMax } from '@/lib/platform/mail/waiting'
import { isErasedMail, isFailedMail } from '@/lib/platform/mail/failed'
import { joinRouteTimes, type RouteTime } from '@/lib/platform/metrics/route-times'
import { processState } from '@/lib/platform/process-state'
import { version } from '@/package.json'
import type { FailedJob, SystemListing, UnsentMail } from './schema'

const shownRuns = 10
const shownRoutes = 10
/** A process that has not renewed its row for this time does not answer any more. */
const silentSeconds = 60

export type Instance = {
  id: string
  host: string
  pid: number
  version: string
  startedAt: Date
  seenAt: Date
  state: 'running' | 'stopping' | 'silent'
  problems: string[]
}

export type SystemState = {
  version: string
  schemaVersion: number
  parts: ReadinessPart[]
  instances: Instance[]
  slowRoutes: RouteTime[]
  storage: { databaseBytes: number; fileBytes: number; fileCount: number }
  certificates: Certificate[]
  backups: BackupSummary & { runs: BackupRun[]; isNightly: boolean }
}

/** Reads what operators have to know about the processes and what they use. */
export async function readSystemState(): Promise<SystemState> {
  const [parts = [], { instances, slowRoutes }, storage, certificates, summary, runs] = await Promise.all([
    processState.checkReadiness?.(),
    readInstances(),
    readStorage(),
    listCertificates(env()),
    readBackupSummary(),
    listBackupRuns(shownRuns),
  ])
  const isNightly = Boolean(env().backupTo)
  return {
    version,
    schemaVersion,
    // What nobody has set up is neither right nor wrong; the part below says so.
    parts: parts.filter(({ name }) => name !== 'backups' || isNightly),
    instances,
    slowRoutes,
    storage,
    certificates,
    backups: { ...summary, runs, isNightly },
  }
}

async function readInstances(): Promise<Pick<SystemState, 'instances' | 'slowRoutes'>> {
  const { is_stopping, seen_at, slow_routes } = serverInstances
  const rows = await db()
    .select({
      id: serverInstances.id,
      host: serverInstances.host,
      pid: serverInstances.pid,
      version: serverInstances.version,
      startedAt: serverInstances.started_at,
      seenAt: seen_at,
      problems: serverInstances.problems,
      slowRoutes: slow_routes,
      state: sql<Instance['state']>`case
        when ${seen_at} < now() - make_interval(secs => ${silentSeconds}) then 'silent'
        when ${is_stopping} then 'stopping' else 'running' end`,
    })
    .from(serverInstances)
    .orderBy(desc(seen_at))
  const slowRoutes = joinRouteTimes(
    rows.filter(({ state }) => state !== 'silent').map((row) => row.slowRoutes),
    shownRoutes,
  )
  return { instances: rows, slowRoutes }
}

async function readStorage(): Promise<SystemState['storage']> {
  const [[total], { rows }] = await Promise.all([
    db()
      .select({ fileBytes: sum(files.bytes).mapWith(Number), fileCount: sql<number>`count(*)::int` })
      .from(files),
    db().execute<{ bytes: string }>(sql`select pg_database_size(current_database())::text as bytes`),
  ])
  const { fileBytes, fileCount = 0 } = total ?? {}
  return { databaseBytes: Number(rows[0]?.bytes), fileBytes: fileBytes ?? 0, fileCount }
}

/** Lists a page of the jobs that failed and are not done, the latest failure first. */
export async function listFailedJobs(
  query: SystemListing,
): Promise<{ jobs: FailedJob[]; total: number; totalPages: number }> {
  const [total, rows] = await Promise.all([
    countFailedJobs(),
    listFailedJobRows(query.limit, offsetOf(query)),
  ])
  const jobs = rows.map(({ next_run_at, failed_at, error, ...row }) => ({
    ...row,
    next_run_at: next_run_at && new Date(next_run_at).toISOString(),
    failed_at: new Date(failed_at).toISOString(),
    error: redactMailAddresses(error),
  }))
  return { jobs, total, totalPages: numberOfPages(total, query.limit) }
}

/** Lists a page of the mails that could not be sent, the newest first. */
export async function listUnsentMails(
  query: SystemListing,
): Promise<{ mails: UnsentMail[]; total: number; totalPages: number }> {
  const [total, rows] = await Promise.all([
    db().$count(mailOutbox, isFailedMail),
    db()
      .select({
        id: mailOutbox.id,
        to: mailOutbox.to_address,
        subject: mailOutbox.subject,
        createdAt: mailOutbox.created_at,
        attempts: mailOutbox.attempts,
        is_erased: isErasedMail,
        error: sql<string>`${mailOutbox.last_error}`,
      })
      .from(mailOutbox)
      .where(isFailedMail)
      .orderBy(desc(mailOutbox.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
  ])
  const mails = rows.map(({ createdAt, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
    is_given_up: row.attempts >= attemptsMax,
  }))
  return { mails, total, totalPages: numberOfPages(total, query.limit) }
}
