import { emailLettersMax, phoneLettersMax } from '@/lib/platform/api/limits'

/** Maximum letters of the fields of a request, for its schema and for its form, which loads no schema. */
export const requestLettersMax = {
  name: 200,
  email: emailLettersMax,
  phone_number: phoneLettersMax,
  business_type: 300,
  note: 2_000,
  subject: 200,
  text: 10_000,
} as const
