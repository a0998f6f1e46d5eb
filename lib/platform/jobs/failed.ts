import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { Problem } from '@/lib/platform/api/problem'

/** For how long a job that failed for good is shown to operators. */
const rememberedDays = 90

export type FailedJobRow = {
  id: number
  name: string
  attempts: number
  next_run_at: Date | null
  failed_at: Date
  error: string
}

/** A job that waits for another try, or has none left. One that runs just now is not among them. */
const isFailed = sql`last_error is not null and attempts > 0 and locked_at is null`

export async function countFailedJobs(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker.jobs where ${isFailed}`,
  )
  return rows[0]?.count ?? 0
}

/** Lists jobs that failed and are not done, the latest failure first. */
export async function listFailedJobRows(limit: number, offset: number): Promise<FailedJobRow[]> {
  const { rows } = await db().execute<FailedJobRow>(sql`
    select id::int, task_identifier as name, attempts::int,
      case when attempts < max_attempts then run_at end as next_run_at, updated_at as failed_at, last_error as error
    from graphile_worker.jobs where ${isFailed}
    order by updated_at desc, id desc limit ${limit} offset ${offset}`)
  return rows
}

/**
 * Gives a failed job all its tries again, the first at once.
 * @throws Problem not_found if it is done, deleted or running meanwhile
 */
export async function repeatFailedJob(id: number): Promise<void> {
  const { rows } = await db().execute(sql`
    select id from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where id = ${id} and ${isFailed}), run_at => now(), attempts => 0)`)
  if (rows.length === 0) throw new Problem('not_found')
}

/** Deletes the jobs that have had all their tries, and that nobody repeated for a long time. */
export async function deleteOldFailedJobs(): Promise<void> {
  await db().execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where ${isFailed} and attempts >= max_attempts
        and updated_at < now() - make_interval(days => ${rememberedDays})))`)
}
