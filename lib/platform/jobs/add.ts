import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { withRequestOfJob } from '@/lib/platform/request-context'
import { type JobName, type JobPayload, jobTable } from './table'

/**
 * Adds a job to the queue in the running transaction: the job runs after the transaction is committed; if it
 * is rolled back, the job never runs.
 * @param options.runAt not before this moment; by default at once
 * @param options.key only one job waits under a key: a later one replaces it
 * @param options.delaySeconds not before that many seconds have passed
 * @param options.keepsTime whether a waiting job under the key keeps its time; lists are joined
 * @param options.queue of the jobs of one queue only one runs at a time, in any process
 */
export async function addJob<N extends JobName>(
  name: N,
  payload: JobPayload<N>,
  {
    runAt,
    delaySeconds,
    key,
    keepsTime,
    queue,
  }: { runAt?: Date; delaySeconds?: number; key?: string; keepsTime?: boolean; queue?: string } = {},
): Promise<void> {
  const json = JSON.stringify(withRequestOfJob(jobTable[name].payload.parse(payload)))
  await db().execute(sql`select graphile_worker.add_job(
    ${name}, ${json}::json, queue_name => ${queue ?? null}::text, run_at =>
    coalesce(${runAt?.toISOString() ?? null}::timestamptz, now() + make_interval(secs => ${delaySeconds ?? null}::float8)),
    job_key => ${key ?? null}::text, job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'})`)
}
