import { emailLettersMax, phoneLettersMax } from '@/lib/platform/api/limits'

/** The most letters of each field of a letter. In a separate file, so that the form loads no schema. */
export const letterLettersMax = {
  name: 200,
  email: emailLettersMax,
  phone: phoneLettersMax,
  text: 2_000,
} as const
