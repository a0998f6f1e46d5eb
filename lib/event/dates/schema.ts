import * as z from 'zod'
import { day, id, preprocessOptional, emptyToUndefined, text, version } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { editionChoice } from '../editions/schema'

/** A day of an edition in the office's list; `day` and `event` are in the requested language. */
export const eventDate = z.object({
  id: z.number().int(),
  event_id: z.number().int(),
  event: z.string(),
  event_en: z.string(),
  day: z.string(),
  day_en: z.string(),
  event_date: z.string(),
  /** Date, name and edition of the day: what a choice among the days of all editions shows. */
  label: z.string(),
})
export type EventDate = z.infer<typeof eventDate>
export const eventDateRecord = eventDate.extend({ version: z.number().int() })
export type EventDateRecord = z.infer<typeof eventDateRecord>

/** The input of the list of days. `language` 2 means English names, where these exist. */
export const datesInput = z.object({
  language: preprocessOptional(
    (value) => emptyToUndefined(value) ?? 'all',
    z.union([z.literal('all'), z.literal('1'), z.literal('2')], message('validation.event.language')),
  ),
  /** The edition whose days are listed; all editions when it is missing. */
  event: editionChoice.optional(),
})
export type DatesInput = z.output<typeof datesInput>

const fields = {
  day: text({ max: 200, required: 'validation.event.day' }),
  day_en: text({ max: 200 }),
  event_date: day('validation.event.date'),
}
export const eventDateForm = z.object({ event_id: id, ...fields })
export type EventDateForm = z.output<typeof eventDateForm>
/** The form that changes a day, which cannot move to another edition. */
export const eventDateUpdate = z.object({ id, version, ...fields })
export type EventDateUpdate = z.output<typeof eventDateUpdate>
