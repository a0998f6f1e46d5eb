import * as z from 'zod'
import { id, requiredFile, text, version } from '@/lib/platform/api/fields'
import { requiredChoiceId, optionalClock } from '../fields'

export const presentationPageSizes = [20, 50, 100] as const

/**
 * A document of a talk. `present_url` is the address of its file under /files/; `starts` is a time such as
 * `09:30`, or empty.
 */
export const presentation = z.object({
  id: z.number().int(),
  present_name: z.string(),
  present_name_en: z.string(),
  present_url: z.string(),
  speakers: z.string(),
  speakers_en: z.string(),
  starts: z.string(),
  bytes: z.number().int(),
})
export type Presentation = z.infer<typeof presentation>

/** A document as a row of the office's list. */
export const presentationRow = presentation.extend({
  event_date_id: z.number().int(),
  hall_id: z.number().int(),
  event_date: z.string(),
  hall_name: z.string(),
  event: z.string(),
  present_url_name: z.string(),
})
export type PresentationRow = z.infer<typeof presentationRow>
export const presentationRecord = presentationRow.extend({ version: z.number().int() })
export type PresentationRecord = z.infer<typeof presentationRecord>

const fields = {
  event_date_id: requiredChoiceId('validation.eventDay'),
  hall_id: requiredChoiceId('validation.hall.chosen'),
  present_name: text({ max: 300, required: 'validation.presentation.name' }),
  present_name_en: text({ max: 300, required: 'validation.presentation.nameEn' }),
  speakers: text({ max: 500 }),
  speakers_en: text({ max: 500 }),
  starts: optionalClock,
}
export const presentationForm = z.object({ ...fields, pdf: requiredFile('validation.presentation.pdf') })
export type PresentationForm = z.output<typeof presentationForm>
/** The form that changes a document; without a new file the stored file stays. */
export const presentationUpdate = z.object({ id, version, ...fields, pdf: z.unknown().optional() })
export type PresentationUpdate = z.output<typeof presentationUpdate>
