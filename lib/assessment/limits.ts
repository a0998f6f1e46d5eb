import { emailLettersMax, phoneLettersMax } from '@/lib/platform/api/limits'

/** The most letters of each field of a respondent. */
export const respondentLettersMax = {
  name: 300,
  email: emailLettersMax,
  phone_number: phoneLettersMax,
} as const

/** The most letters of a comment on one answer. */
export const commentLettersMax = 4_000
