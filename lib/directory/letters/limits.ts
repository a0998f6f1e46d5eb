import { emailLettersMax, phoneLettersMax } from '@/lib/platform/api/limits'

/** The lengths of a letter's fields: for its schema, and for its form, which does not load the schema. */
export const letterLettersMax = {
  name: 200,
  email: emailLettersMax,
  phone: phoneLettersMax,
  text: 2_000,
} as const
