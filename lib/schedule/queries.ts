import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schedule, ScheduleAnswer, ScheduleState } from './schema'

type Columns = { appears_at: PgColumn; ends_at: PgColumn }

/**
 * Of a row with a schedule: its time has come and is not over, by the clock of the database. Every public read of such
 * a table asks this; a job expires what was cached before, at the moment itself.
 */
export function isInItsTime({ appears_at, ends_at }: Columns): SQL {
  return sql`(${appears_at} is null or ${appears_at} <= now()) and (${ends_at} is null or ${ends_at} > now())`
}

/** What the office is told of a row: whether it waits for its time, or is past it. */
export function stateOf({ appears_at, ends_at }: Columns): SQL<ScheduleState> {
  return sql<ScheduleState>`case when ${ends_at} <= now() then 'ended' when ${appears_at} > now() then 'waiting' end`
}

/** The schedule as a form opens it. */
export function scheduleAnswer(
  { appears_at, ends_at }: { appears_at: Date | null; ends_at: Date | null },
  schedule_state: ScheduleState,
): ScheduleAnswer {
  return {
    appears_at: appears_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
    schedule_state,
  }
}

/** The columns of a schedule that a form sent. */
export function scheduleColumns({ appears_at, ends_at }: Schedule) {
  return { appears_at: appears_at ? new Date(appears_at) : null, ends_at: ends_at ? new Date(ends_at) : null }
}

/**
 * The date under which a row with a schedule stands in lists: that of its appearance. Where none is set, or no more, a
 * date that is still to come is now.
 */
export function datedBy({ appears_at }: Schedule, created_at: PgColumn): Date | SQL {
  return appears_at ? new Date(appears_at) : sql`least(${created_at}, now())`
}
