import * as z from 'zod'
import { id, version, wholeNumber } from '@/lib/platform/api/fields'

/** The most months for which a result is valid. */
const validityMonthsMax = 120

export const assessmentSettings = z.object({
  id: z.number().int(),
  /** For how many months a result is valid, from the day on which the member finished. */
  validity_months: z.number().int(),
  version: z.number().int(),
})
export type AssessmentSettings = z.infer<typeof assessmentSettings>

export const assessmentSettingsUpdate = z.object({
  id,
  version,
  validity_months: wholeNumber('validation.assessment.validityMonths', { min: 1, max: validityMonthsMax }),
})
