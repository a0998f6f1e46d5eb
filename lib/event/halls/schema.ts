import * as z from 'zod'
import {
  emptyToUndefined,
  id,
  preprocessOptional,
  rowOrder,
  text,
  version,
  wholeNumber,
} from '@/lib/platform/api/fields'
import { editionChoice } from '../editions/schema'
import { requiredChoiceId } from '../fields'

export const hallPageSizes = [20, 50, 100] as const

/** A hall of an edition, as visitors get it. */
export const hall = z.object({
  id: z.number().int(),
  hall_name: z.string(),
  hall_name_en: z.string(),
  seats: z.number().int().nullable(),
})
export type Hall = z.infer<typeof hall>

/** A hall as a row of the office's list. `label` also names the edition, because halls may share a name. */
export const hallRow = hall.extend({
  event_id: z.number().int(),
  event: z.string(),
  label: z.string(),
  sequence: z.number().int(),
})
export type HallRow = z.infer<typeof hallRow>
export const hallRecord = hallRow.extend({ version: z.number().int() })
/** Which halls to list: those of one edition, or the halls of all editions for the choices of a form. */
export const hallsChoice = z.union([z.literal('all'), editionChoice])
export type HallsChoice = z.output<typeof hallsChoice>
export type HallRecord = z.infer<typeof hallRecord>

const seatsMax = 100_000
const fields = {
  hall_name: text({ max: 200, required: 'validation.hall.name' }),
  hall_name_en: text({ max: 200, required: 'validation.hall.nameEn' }),
  seats: preprocessOptional(
    emptyToUndefined,
    wholeNumber('validation.hall.seats', { min: 1, max: seatsMax }).optional(),
  ),
}
export const hallForm = z.object({ event_id: requiredChoiceId('validation.event.edition'), ...fields })
export type HallForm = z.output<typeof hallForm>
/** The form that changes a hall, which cannot move to another edition. */
export const hallUpdate = z.object({ id, version, ...fields })
export type HallUpdate = z.output<typeof hallUpdate>
export const hallOrder = z.object({ halls: rowOrder('validation.order') })
export type HallOrder = z.output<typeof hallOrder>['halls']
