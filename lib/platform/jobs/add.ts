import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { type JobName, type JobPayload, jobTable } from './table'

/**
 * Adds a job to the queue, in the transaction that this code runs in: it is done when that is committed, and never
 * when it is not.
 * @param options.runAt not before this moment; by default at once
 * @param options.key there is one waiting job under a key: adding it again replaces it;
 * `queue`: of those with one queue, one is done at a time, by whichever process
 */
export async function addJob<N extends JobName>(
  name: N,
  payload: JobPayload<N>,
  { runAt, key, queue }: { runAt?: Date; key?: string; queue?: string } = {},
): Promise<void> {
  const json = JSON.stringify(jobTable[name].payload.parse(payload))
  await db().execute(sql`select graphile_worker.add_job(
    ${name}, ${json}::json, queue_name => ${queue ?? null}::text, run_at => ${runAt?.toISOString() ?? null}::timestamptz, job_key => ${key ?? null}::text)`)
}
