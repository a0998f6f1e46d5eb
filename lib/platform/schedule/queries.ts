import { type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import type { ScheduledTable } from '@/db/page-tags'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isCheckViolation } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import type { ChangedSchedule, ScheduleAnswer, ScheduleState } from './schema'

/** Reads the clock of the database, by which the jobs at a moment run. */
export async function readDatabaseTime(): Promise<Date> {
  const { rows } = await db().execute<{ now: string | Date }>(sql`select now() as now`)
  return new Date(rows[0]?.now ?? Date.now())
}

type Columns = { appears_at: PgColumn; ends_at: PgColumn }

/**
 * The condition that a row's schedule has started and not ended, by the database's clock. A job expires the
 * cached content when a schedule starts or ends.
 */
export function isWithinSchedule({ appears_at, ends_at }: Columns): SQL {
  return sql`(${appears_at} is null or ${appears_at} <= now()) and (${ends_at} is null or ${ends_at} > now())`
}

/** Returns the SQL of a row's state for the office: `waiting` to appear, `ended`, or else null. */
export function scheduleStateSql({ appears_at, ends_at }: Columns): SQL<ScheduleState> {
  return sql<ScheduleState>`case when ${ends_at} <= now() then 'ended' when ${appears_at} > now() then 'waiting' end`
}

/** Returns a row's schedule as its form gets it, with ISO instants. */
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

const dateColumnValue = (moment: string | null | undefined) =>
  moment ? new Date(moment) : moment === null ? null : undefined

/** Returns the columns of a schedule from a form; undefined for moments that the form did not send. */
export function scheduleColumns({ appears_at, ends_at }: ChangedSchedule) {
  return { appears_at: dateColumnValue(appears_at), ends_at: dateColumnValue(ends_at) }
}

/**
 * Returns the date to save in `created_at`, which pages show: the moment when the row appears. If the form
 * cleared that moment, the stored date stays, but becomes now if it is in the future. If the form did not
 * send the moment, undefined is returned, and nothing is changed.
 */
export function createdAtForSchedule(
  { appears_at }: ChangedSchedule,
  created_at: PgColumn,
): Date | SQL | undefined {
  if (appears_at === undefined) return undefined
  return appears_at === null ? sql`least(${created_at}, now())` : new Date(appears_at)
}

/**
 * Saves a row with a schedule. A form may send only one of the two moments, so a constraint of the table
 * compares it with the other one, which is stored.
 * @throws Problem bad_input at the field `ends_at` of a schedule that ends before it begins
 */
export async function saveCheckingScheduleOrder<T>(
  table: ScheduledTable,
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save()
  } catch (error) {
    throw isCheckViolation(error, `${table}_schedule_in_order`)
      ? Problem.ofField('ends_at', 'validation.schedule.order')
      : error
  }
}
