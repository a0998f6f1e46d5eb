import { emailLettersMax, phoneLettersMax } from '@/lib/platform/api/limits'

/** How long the fields of a respondent may be, in letters. */
export const respondentLettersMax = {
  name: 300,
  email: emailLettersMax,
  phone_number: phoneLettersMax,
} as const

/** Of a comment on one answer. */
export const commentLettersMax = 4_000
