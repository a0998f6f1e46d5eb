import { emailLettersMax, phoneLettersMax } from '@/lib/platform/api/limits'

/** The most letters of each field. Not in `schema.ts`, so that the form can use them without the schema. */
export const requestLettersMax = {
  name: 200,
  email: emailLettersMax,
  phone_number: phoneLettersMax,
  business_type: 300,
  note: 2_000,
  subject: 200,
  text: 10_000,
} as const
