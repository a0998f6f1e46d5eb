import * as z from 'zod'
import { emptyIsMissing, lenientOptional } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

/** Mongolia's clocks know no summer time. */
const ulaanbaatarOffset = '+08:00'
const wrong = message('validation.schedule.moment')

/** The instant of a time; one that names no zone is as clocks in Ulaanbaatar show it. */
function instantOf(text: string): string {
  return new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : text + ulaanbaatarOffset).toISOString()
}

const moment = z.iso
  .datetime({ offset: true, local: true, ...wrong })
  .refine((text) => /^20\d\d-/.test(text), wrong)
  .transform(instantOf)

/** A moment that may be left out. */
const optionalMoment = lenientOptional((value) => emptyIsMissing(value) ?? null, moment.nullable())
const changedMoment = lenientOptional((value) => (value === '' ? null : value), moment.nullable().optional())

/** When something is to appear in public, and when it is to be gone again; null is at once, and never. */
export const scheduleFields = { appears_at: optionalMoment, ends_at: optionalMoment }
type Schedule = { appears_at: string | null; ends_at: string | null }

/** The same of a save, which leaves a moment that is not sent as it is: what waits goes on waiting. */
export const changedSchedule = { appears_at: changedMoment, ends_at: changedMoment }
export type ChangedSchedule = { [K in keyof Schedule]?: Schedule[K] | undefined }

/** What a form says of a schedule that ends before it begins. */
export const endsTooEarly = { path: ['ends_at'], ...message('validation.schedule.order') }
export function isInOrder({ appears_at, ends_at }: ChangedSchedule): boolean {
  return !appears_at || !ends_at || appears_at < ends_at
}

/** Whether something is to be seen at a moment, as its form says; a link that is offered goes by any clock. */
export function isShownAt(
  now: Date,
  { appears_at, ends_at }: { appears_at: string; ends_at: string },
): boolean {
  const moment = now.toISOString()
  return (!appears_at || instantOf(appears_at) <= moment) && (!ends_at || instantOf(ends_at) > moment)
}

/** Of a row with a schedule, by the clock of the database: it is still to come, or its time is over. */
const scheduleState = z.enum(['waiting', 'ended']).nullable()
export type ScheduleState = z.infer<typeof scheduleState>

/** What the office reads of a schedule. */
export const scheduleAnswers = {
  appears_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  schedule_state: scheduleState,
}
export type ScheduleAnswer = Schedule & { schedule_state: ScheduleState }
