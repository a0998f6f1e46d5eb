import { emailLettersMax, phoneLettersMax } from '@/lib/platform/api/limits'

/** How long the fields of a letter may be: for its schema, and for its form, which has no schema. */
export const letterLettersMax = {
  name: 200,
  email: emailLettersMax,
  phone: phoneLettersMax,
  text: 2_000,
} as const
