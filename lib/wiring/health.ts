import { statfs, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, isNotNull, sql } from 'drizzle-orm'
import { db, isDatabaseWritable, pool } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { readSchemaVersion, schemaVersion } from '@/db/schema-version'
import type { ReadinessPart, ReadinessPartName } from '@/lib/platform/api/health'
import { backupHoursMax, readBackupSummary } from '@/lib/platform/backup/runs'
import { env } from '@/lib/platform/env'
import { fileDriver } from '@/lib/platform/files/driver'
import { ensureTemporaryFolder } from '@/lib/platform/files/temporary'
import { runWithTimeLimit } from '@/lib/platform/jobs/within-time'
import { describeError, log } from '@/lib/platform/log'
import { describeOutgoingPause, readOutgoingPause } from '@/lib/platform/mail/outgoing'
import { isUnsent } from '@/lib/platform/mail/waiting'
import { processState } from '@/lib/platform/process-state'
import { reuseWithin } from '@/lib/platform/reuse-within'

/** A result is used again for this time, so that checks do not load the database. */
const reuseMilliseconds = 5_000
const checkMillisecondsMax = 3_000
const freeBytesMin = 512 * 1024 * 1024
const overdueMinutes = 5
const failingMailsMax = 20

/**
 * A check returns or throws what is wrong; it returns null if all is well. With `stopsTraffic` a returned fault keeps
 * visitors away from this process. That is only for faults of one process: all instances share the database,
 * the files and the mail, and without these each instance still sends what it has cached.
 */
type Check = { check: () => Promise<string | null>; stopsTraffic?: true }

const checks: Record<ReadinessPartName, Check> = {
  database: { check: checkDatabase },
  schema: { check: checkSchema, stopsTraffic: true },
  notifications: { check: checkNotifications, stopsTraffic: true },
  jobs: { check: checkJobs },
  files: { check: checkFiles },
  disk: { check: checkDisk },
  mail: { check: checkMail },
  outgoing: { check: checkOutgoing },
  backups: { check: checkBackups },
}

let latestProblems = '[]'

/** Checks all parts of the readiness of this process, or returns the last result if it is under 5 s old. */
export const checkReadiness = reuseWithin(reuseMilliseconds, checkAndLogChange)

async function checkAndLogChange(): Promise<ReadinessPart[]> {
  const parts = await findReadinessParts()
  const problems = JSON.stringify(parts.filter(({ problem }) => problem !== null))
  if (problems === latestProblems) return parts
  latestProblems = problems
  if (problems === '[]') log().info('every part of the readiness is fine again')
  else log().warn({ problems }, 'a part of the readiness has a problem')
  return parts
}

/** Checks all parts of the readiness anew. */
export async function findReadinessParts(): Promise<ReadinessPart[]> {
  const signal = new AbortController().signal
  const parts = await Promise.all(
    (Object.entries(checks) as [ReadinessPartName, Check][]).map(
      async ([name, { check, stopsTraffic = false }]) => {
        try {
          return { name, problem: await runWithTimeLimit(checkMillisecondsMax, signal, check), stopsTraffic }
        } catch (error) {
          // A check without a result says nothing of this process: on a slow machine all instances would go.
          return { name, problem: describeError(error), stopsTraffic: false }
        }
      },
    ),
  )
  const isDatabaseAway = parts.some(({ name, problem }) => name === 'database' && problem !== null)
  // Without the database the checks with `stopsTraffic` fail in every instance, so none stops traffic.
  return isDatabaseAway ? parts.map((part) => ({ ...part, stopsTraffic: false })) : parts
}

async function checkDatabase(): Promise<string | null> {
  return (await isDatabaseWritable()) ? null : 'it takes no writes'
}

async function checkSchema(): Promise<string | null> {
  const databaseVersion = await readSchemaVersion(pool())
  if (
    databaseVersion &&
    databaseVersion.version >= schemaVersion &&
    databaseVersion.min_version <= schemaVersion
  )
    return null
  return `the database is of schema version ${databaseVersion?.version ?? 0}, which this version (${schemaVersion}) cannot use`
}

/** Checks that notifications arrive; before the first page is rendered there is no cache that needs them. */
function checkNotifications(): Promise<string | null> {
  const isInSync = processState.cacheStore?.inSync ?? true
  return Promise.resolve(isInSync ? null : 'the notifications of other instances do not arrive')
}

async function checkJobs(): Promise<string | null> {
  const stoppedLanes = processState.jobWorkers?.listStoppedLanes() ?? ['all']
  if (stoppedLanes.length > 0) return `no workers run in: ${stoppedLanes.join(', ')}`
  const { rows } = await db().execute<{ name: string }>(sql`
    select distinct task_identifier as name from graphile_worker.jobs
    where locked_at is null and attempts < max_attempts
      and run_at < now() - make_interval(mins => ${overdueMinutes})`)
  if (rows.length === 0) return null
  return `due for more than ${overdueMinutes} minutes: ${rows.map(({ name }) => name).join(', ')}`
}

async function checkFiles(): Promise<string | null> {
  const file = join(await ensureTemporaryFolder(), 'readiness')
  await writeFile(file, '')
  await unlink(file)
  if (env().filesS3) await fileDriver().list().next()
  return null
}

async function checkDisk(): Promise<string | null> {
  // An empty folder for files may not be there yet.
  const { bavail, bsize } = await statfs(await ensureTemporaryFolder())
  const freeBytes = bavail * bsize
  if (freeBytes >= freeBytesMin) return null
  return `${Math.round(freeBytes / 1024 ** 2)} MB are free where the files are stored`
}

async function checkMail(): Promise<string | null> {
  const mails = await db()
    .select({ lastError: mailOutbox.last_error })
    .from(mailOutbox)
    .where(and(isUnsent, isNotNull(mailOutbox.last_error)))
    .limit(failingMailsMax + 1)
  if (mails.length <= failingMailsMax) return null
  return `more than ${failingMailsMax} mails wait for another try, one because of: ${mails[0]?.lastError}`
}

async function checkOutgoing(): Promise<string | null> {
  const pause = await readOutgoingPause()
  return pause && describeOutgoingPause(pause)
}

/** Checks that the nightly backup, if one is set, was whole in the last day and a half. */
async function checkBackups(): Promise<string | null> {
  if (!env().backupTo) return null
  const { latest, whole } = await readBackupSummary()
  const reason = latest?.error ? `; the latest failed: ${latest.error}` : ''
  if (!whole) return `there is no whole one yet${reason}`
  const hours = (Date.now() - whole.started_at.getTime()) / 3_600_000
  return hours > backupHoursMax ? `the last whole one is ${hours.toFixed(0)} hours old${reason}` : null
}
