import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { log } from '@/lib/platform/log'
import { abandonedSeconds } from './table'

/**
 * Releases the jobs that a killed process had locked, so that another process runs them. A live worker never
 * keeps a job locked as long as `abandonedSeconds`, because each job has a time limit. (The job library
 * itself waits four hours.)
 */
export async function releaseAbandonedJobs(): Promise<void> {
  const { rows } = await db().execute<{ worker: string }>(sql`
    select locked_by as worker from graphile_worker.jobs where locked_by is not null
    group by locked_by having max(locked_at) < now() - make_interval(secs => ${abandonedSeconds})`)
  if (rows.length === 0) return
  const workers = sql.param(rows.map(({ worker }) => worker))
  await db().execute(sql`select graphile_worker.force_unlock_workers(${workers}::text[])`)
  log().warn({ workers: rows.length }, 'jobs that a process left behind are done again')
}
