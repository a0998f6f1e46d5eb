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

/** How long they may be, in letters: for the schema, and for the form, which has no schema. */
export const registrationLettersMax = {
  company: 200,
  last_name: 100,
  first_name: 100,
  email: emailLettersMax,
  phone_number: phoneLettersMax,
} as const

/** So many passes a browser keeps: one may register colleagues. */
export const storedCodesMax = 10
