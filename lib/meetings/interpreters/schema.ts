import * as z from 'zod'
import { id, pageFields, text, version } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { languagesField, meetingLanguages } from '../schema'

export const interpreterPageSizes = [20, 50, 100] as const

export const interpreter = z.object({
  id: z.number().int(),
  name: z.string(),
  name_en: z.string(),
  phone_number: z.string(),
  languages: z.array(z.enum(meetingLanguages)),
  /** The number of upcoming meetings for which the interpreter is booked. */
  meetings: z.number().int(),
  version: z.number().int(),
})
export type InterpreterRow = z.infer<typeof interpreter>

const fields = {
  name: text({ max: 200, required: 'validation.meeting.interpreter' }),
  name_en: text({ max: 200 }),
  phone_number: text({ max: 100 }),
  languages: languagesField
    .refine((languages) => languages.length >= 2, message('validation.meeting.twoLanguages'))
    .meta({ minItems: 2, example: ['mn', 'en'] }),
}
export const interpreterInsert = z.object(fields)
export type InterpreterInsert = z.output<typeof interpreterInsert>
export const interpreterUpdate = z.object({ id, version, ...fields })
export type InterpreterUpdate = z.output<typeof interpreterUpdate>
export const interpreterListing = z.object(pageFields({ limit: interpreterPageSizes[0], limitMax: 100 }))
export type InterpreterListing = z.output<typeof interpreterListing>
