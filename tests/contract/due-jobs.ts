import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import { runOnce, type WorkerEvents } from 'graphile-worker'
import { db, pool } from '@/db/client'
import { workerOptions } from '@/lib/wiring/jobs/runner'
import { type Lane, lanes } from '@/lib/platform/jobs/table'
import { addBulkJob, hasDueBulk } from '@/lib/platform/mail/waiting-bulk'

/**
 * Runs the due jobs of these lanes one after the other, codes first, without the workers of a server.
 * @returns how many jobs were done
 */
export async function runDueJobs(...of: Lane[]): Promise<number> {
  const events: WorkerEvents = new EventEmitter()
  let jobCount = 0
  // A server adds this job within a second; the tests do not wait for that.
  if (await hasDueBulk()) await addBulkJob()
  events.on('job:complete', () => void jobCount++)
  for (const lane of of.length > 0 ? of : (Object.keys(lanes) as Lane[]))
    await runOnce({ ...workerOptions([lane]), pgPool: pool(), concurrency: 1, events })
  return jobCount
}

/** Completes the jobs that other files left. */
export async function forgetJobs(): Promise<void> {
  await db().execute(
    sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where locked_at is null))`,
  )
}

/** Makes waiting jobs due now, or at the given time. */
export async function makeDue(key: string, at = new Date()): Promise<void> {
  await db().execute(sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where key = ${key}), run_at => ${at.toISOString()}::timestamptz)`)
}
