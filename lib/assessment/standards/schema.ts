import * as z from 'zod'
import { id, optionalWebAddress, text, version } from '@/lib/platform/api/fields'

/** A standard whose clauses the questions belong to. `clauses` counts those that are entered. */
export const standard = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  edition: z.string(),
  link: z.string(),
  clauses: z.number().int(),
  version: z.number().int(),
})
export type Standard = z.infer<typeof standard>

/** The short name of a standard, such as `GRI`. */
export const standardCode = text({ max: 40, required: 'validation.assessment.standard' })
const fields = {
  code: standardCode,
  name: text({ max: 300, required: 'validation.assessment.standardName' }),
  edition: text({ max: 100 }),
  link: optionalWebAddress,
}
export const standardForm = z.object(fields)
export type StandardForm = z.output<typeof standardForm>
export const standardUpdate = z.object({ id, version, ...fields })
export type StandardUpdate = z.output<typeof standardUpdate>
