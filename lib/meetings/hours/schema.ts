import * as z from 'zod'
import { day, text } from '@/lib/platform/api/fields'
import { type ErrorKey, message } from '@/lib/platform/i18n/message-key'

/**
 * An hour at which meetings begin. `meeting_date` is its start as an ISO timestamp with the offset of
 * Ulaanbaatar, `meeting_time` the time of day there.
 */
export const meetingHour = z.object({
  id: z.number().int(),
  meeting_date: z.string(),
  meeting_time: z.string(),
  /** The number of meetings with a booking at the hour: pending, accepted, or proposed to move there. */
  meetings: z.number().int(),
})
export type MeetingHour = z.infer<typeof meetingHour>

const clock = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/

/** Parses `09:00` or `09:00:00` to minutes since midnight; null for any other text. */
export function clockMinutes(time: string): number | null {
  const [, hours, minutes] = clock.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** Lists the starts of the hours from the first to the last, in minutes since midnight. */
export function hourStartsBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((last - first) / 60) + 1) }, (_, at) => first + at * 60)
}

const clockTimeField = (errorKey: ErrorKey) =>
  text({ max: 8, required: errorKey })
    .refine((value) => value === '' || clockMinutes(value) !== null, message('validation.meeting.time'))
    .meta({ pattern: clock.source })

/**
 * Consecutive hours of a day: `start_time` is the start of the first hour, `end_time` the start of the last
 * one.
 */
export const hoursForm = z
  .object({
    date: day('validation.meeting.date'),
    start_time: clockTimeField('validation.meeting.startTime'),
    end_time: clockTimeField('validation.meeting.endTime'),
  })
  .superRefine(({ start_time, end_time }, check) => {
    const [first, last] = [clockMinutes(start_time), clockMinutes(end_time)]
    if (first === null || last === null) return
    const addEndTimeIssue = (message: ErrorKey) =>
      check.addIssue({ code: 'custom', path: ['end_time'], message })
    if (last < first) addEndTimeIssue('validation.meeting.timeOrder')
    // Every meeting hour lasts 60 minutes, and the last one must end within the day.
    else if ((last - first) % 60 !== 0) addEndTimeIssue('validation.meeting.wholeHours')
    else if (last > 23 * 60) addEndTimeIssue('validation.meeting.midnight')
  })
export type HoursForm = z.output<typeof hoursForm>

/** An hour of an old site, which may be past. */
export const importedHour = z.object({
  date: day('validation.meeting.date'),
  start_time: clockTimeField('validation.meeting.startTime'),
})
export type ImportedHour = z.output<typeof importedHour>
