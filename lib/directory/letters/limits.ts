import { emailLettersMax, phoneLettersMax } from '@/lib/platform/api/limits'

/** The most characters of each text in a letter. In a separate file, so that the form loads no schema. */
export const letterLettersMax = {
  name: 200,
  email: emailLettersMax,
  phone: phoneLettersMax,
  text: 2_000,
} as const
