import { emailLettersMax, phoneLettersMax } from '@/lib/platform/api/limits'

/** How long the fields of a request to the office may be, in letters: for its schema, and for its form, which has no schema. */
export const requestLettersMax = {
  name: 200,
  email: emailLettersMax,
  phone_number: phoneLettersMax,
  business_type: 300,
  note: 2_000,
  subject: 200,
  text: 10_000,
} as const
