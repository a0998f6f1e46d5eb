import { text } from '@/lib/platform/api/fields'
import { type ErrorKey, message } from '@/lib/platform/i18n/message-key'
import { registrationNumberLettersMax as max } from '@/lib/platform/api/limits'

/** Writes a number as the state register does, without spaces and in capitals, so that equal ones match. */
export const normaliseNumber = (value: string) => value.replace(/\s+/g, '').toUpperCase()

const isRegistered = (value: string) => /^[\p{L}\p{N}/-]*$/u.test(value)
const signs = message('validation.directory.registrationSigns')

/** The number in the state register, empty if unknown. */
export const registrationNumber = text({ max }).transform(normaliseNumber).refine(isRegistered, signs)

/** The same, but required. */
export const requiredRegistrationNumber = (required: ErrorKey) =>
  text({ max, required }).transform(normaliseNumber).refine(isRegistered, signs)
