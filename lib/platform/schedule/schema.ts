import * as z from 'zod'
import { emptyToUndefined, preprocessOptional } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

/** The UTC offset of Ulaanbaatar, the same all year: Mongolia has no summer time. */
const ulaanbaatarOffset = '+08:00'
const wrong = message('validation.schedule.moment')

/** Converts a time to ISO text in UTC; a time without a zone is read as Ulaanbaatar time. */
function instantOf(text: string): string {
  return new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : text + ulaanbaatarOffset).toISOString()
}

const moment = z.iso
  .datetime({ offset: true, local: true, ...wrong })
  .refine((text) => /^20\d\d-/.test(text), wrong)
  .meta({ format: 'date-time' })
  .transform(instantOf)

/** An optional moment: null when it is missing or empty. */
const optionalMoment = preprocessOptional((value) => emptyToUndefined(value) ?? null, moment.nullable())
const changedMoment = preprocessOptional(
  (value) => (value === '' ? null : value),
  moment.nullable().optional(),
)

/** When a record appears in public (null: at once), and when it disappears (null: never). */
export const scheduleFields = { appears_at: optionalMoment, ends_at: optionalMoment }
type Schedule = { appears_at: string | null; ends_at: string | null }

/**
 * The schedule's fields when a stored record is changed. If a moment is missing, the stored moment stays; an
 * empty moment deletes it.
 */
export const changedSchedule = { appears_at: changedMoment, ends_at: changedMoment }
export type ChangedSchedule = { [K in keyof Schedule]?: Schedule[K] | undefined }

/** The error of a schedule that ends before it begins, or at the same moment. */
export const endsTooEarly = { path: ['ends_at'], ...message('validation.schedule.order') }
export function isInOrder({ appears_at, ends_at }: ChangedSchedule): boolean {
  return !appears_at || !ends_at || appears_at < ends_at
}

/**
 * Returns whether a record whose form has this schedule is visible to the public at the moment `now`. Only a
 * link to the record's page depends on it, so the browser's clock is accurate enough.
 */
export function isShownAt(
  now: Date,
  { appears_at, ends_at }: { appears_at: string; ends_at: string },
): boolean {
  const moment = now.toISOString()
  return (!appears_at || instantOf(appears_at) <= moment) && (!ends_at || instantOf(ends_at) > moment)
}

/**
 * The state of a scheduled row, by the database's clock. waiting: the row is yet to appear. ended: its end
 * has passed. null: the row is shown now.
 */
const scheduleState = z.enum(['waiting', 'ended']).nullable()
export type ScheduleState = z.infer<typeof scheduleState>

/** The fields of a schedule in the answers to the office. */
export const scheduleAnswers = {
  appears_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  schedule_state: scheduleState,
}
export type ScheduleAnswer = Schedule & { schedule_state: ScheduleState }
