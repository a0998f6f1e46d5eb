import * as z from 'zod'
import { optionalText, preprocessOptional, text } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { type AimagCode, aimags, sumLettersMax } from './aimags'

const codes = aimags.map(({ code }): AimagCode => code)
const aimag = z.enum(['', ...codes], message('validation.aimag')) as z.ZodType<string, string>

/** The code of an aimag; '' if it is missing. */
export const aimagField = preprocessOptional((value) => value ?? '', aimag)
/** The sum of an aimag or the district of the capital; '' if it is missing. */
export const sumField = text({ max: sumLettersMax })
/** The same fields of a save: if they are missing, the stored values stay. */
export const changedAimagField = preprocessOptional(
  (value) => (value === null ? '' : value),
  aimag.optional(),
)
export const changedSumField = optionalText({ max: sumLettersMax })

/** The place of an organisation in answers: the code of its aimag, and its sum in both languages. */
export const placeAnswer = { aimag: z.string(), sum: z.string(), sum_en: z.string() }
