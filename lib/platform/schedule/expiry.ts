import { sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { clockTables, pageTags, type PlannedTable, scheduledTables, turningTables } from '@/db/page-tags'

const ownTags: Partial<Record<PlannedTable, { tags: readonly string[] }>> = {
  ...turningTables,
  ...clockTables,
}

/** Expires the cached content that a planned moment of a table changes, such as the start of a schedule. */
export async function expireCacheTagsOfTable(table: PlannedTable): Promise<void> {
  const tags = sql.param([...(ownTags[table]?.tags ?? pageTags[table])])
  await inTransaction(async () => void (await db().execute(sql`select expire_tags(${tags}::text[])`)))
}

/**
 * Adds the jobs that are missing for the planned moments of the next five minutes: those that no trigger plans,
 * and others after our tables were restored without those of the job queue.
 */
export async function planMissingExpiryJobs(): Promise<void> {
  for (const table of scheduledTables)
    await db().execute(sql`
      select plan_expiry(${table}, moment)
      from (
        select appears_at as moment from ${sql.identifier(table)}
          where appears_at > now() and appears_at < now() + interval '5 minutes'
        union
        select ends_at from ${sql.identifier(table)}
          where ends_at > now() and ends_at < now() + interval '5 minutes'
      ) as soon`)
  for (const [table, { column }] of Object.entries(turningTables)) {
    const moment = sql.identifier(column)
    await db().execute(sql`
      select plan_expiry(${table}, moment)
      from (
        select distinct ${moment} as moment from ${sql.identifier(table)}
          where ${moment} > now() and ${moment} < now() + interval '5 minutes'
      ) as soon`)
  }
  for (const [table, { moments }] of Object.entries(clockTables))
    await db().execute(sql`
      select plan_expiry(${table}, moment)
      from (${sql.raw(moments)}) as soon
      where moment > now() and moment < now() + interval '5 minutes'`)
}
