import { text } from '@/lib/platform/api/fields'
import { type ErrorKey, message } from '@/lib/platform/i18n/message-key'
import { registrationNumberLettersMax as max } from '@/lib/platform/api/limits'

/** Converts a registration number to the state register's spelling, without spaces and in capitals. */
export const normaliseRegistrationNumber = (value: string) => value.replace(/\s+/g, '').toUpperCase()

const hasValidCharacters = (value: string) => /^[\p{L}\p{N}/-]*$/u.test(value)
const writtenNumber = { pattern: '^[\\p{L}\\p{N}\\s/-]*$' }
const signs = message('validation.directory.registrationSigns')

/** A field for the number in the state register; empty if unknown. */
export const registrationNumber = text({ max })
  .meta(writtenNumber)
  .transform(normaliseRegistrationNumber)
  .refine(hasValidCharacters, signs)

/** A field for the number in the state register that must be filled. */
export const requiredRegistrationNumberField = (required: ErrorKey) =>
  text({ max, required })
    .meta(writtenNumber)
    .transform(normaliseRegistrationNumber)
    .refine(hasValidCharacters, signs)
