import { emailLettersMax, phoneLettersMax } from '@/lib/platform/api/limits'

/** The six fields of a registration in the order of its form. */
export const registrationFields = [
  'company',
  'last_name',
  'first_name',
  'country',
  'email',
  'phone_number',
] as const
export type RegistrationField = (typeof registrationFields)[number]

/** The most characters of each text: for the schema, and for the form, which does not load the schema. */
export const registrationLettersMax = {
  company: 200,
  last_name: 100,
  first_name: 100,
  email: emailLettersMax,
  phone_number: phoneLettersMax,
} as const

/** The most passes that a browser stores; a visitor may also register colleagues. */
export const storedCodesMax = 10
