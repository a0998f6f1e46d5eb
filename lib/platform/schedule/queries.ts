import { type SQL, sql } from 'drizzle-orm'
import type { ScheduledTable } from '@/db/page-tags'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isCheckViolation } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import type { ChangedSchedule, ScheduleAnswer, ScheduleState } from './schema'

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

const columnOf = (moment: string | null | undefined) =>
  moment ? new Date(moment) : moment === null ? null : undefined

/** The columns of a schedule that a form sent; undefined is what it did not send. */
export function scheduleColumns({ appears_at, ends_at }: ChangedSchedule) {
  return { appears_at: columnOf(appears_at), ends_at: columnOf(ends_at) }
}

/**
 * The date under which a row with a schedule stands in lists: that of its appearance. Where none is set, or no more, a
 * date that is still to come is now.
 */
export function datedBy({ appears_at }: ChangedSchedule, created_at: PgColumn): Date | SQL | undefined {
  if (appears_at === undefined) return undefined
  return appears_at === null ? sql`least(${created_at}, now())` : new Date(appears_at)
}

/**
 * Saves a row with a schedule of which one moment may have been sent: whether it is in order with the one that is
 * stored, the constraint of the table says.
 * @throws Problem bad_input at the end of a schedule that is not
 */
export async function inStoredOrder<T>(table: ScheduledTable, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    throw isCheckViolation(error, `${table}_schedule_in_order`)
      ? Problem.field('ends_at', 'validation.schedule.order')
      : error
  }
}
