import { text } from '@/lib/platform/api/fields'
import { type ErrorKey, message } from '@/lib/platform/i18n/message-key'
import { registrationNumberLettersMax as max } from '@/lib/platform/api/limits'

/** As the state register writes it: without spaces, letters in capitals. Numbers are compared letter by letter. */
export const asRegistered = (value: string) => value.replace(/\s+/g, '').toUpperCase()

const isRegistered = (value: string) => /^[\p{L}\p{N}/-]*$/u.test(value)
const signs = message('validation.directory.registrationSigns')

/** The number in the state register, empty where it is not known. */
export const registrationNumber = text({ max }).transform(asRegistered).refine(isRegistered, signs)

/** The same of who has to have one. */
export const requiredRegistrationNumber = (required: ErrorKey) =>
  text({ max, required }).transform(asRegistered).refine(isRegistered, signs)
