import * as z from 'zod'
import { emptyIsMissing, lenient, lenientOptional } from '@/lib/platform/api/fields'
import { type ErrorKey, message } from '@/lib/platform/i18n/message-key'

/** Parts that the forms of the event's office are made of. */

const idMax = 2_147_483_647

/** The number of a row that was chosen in a form: nothing chosen is told in the form's own words. */
export function chosenId(requiredKey: ErrorKey) {
  return lenient(
    emptyIsMissing,
    z.coerce
      .number<number | string>(message(requiredKey))
      .int(message('validation.id'))
      .min(1, message(requiredKey))
      .max(idMax, message('validation.id')),
  )
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** A time of day as clocks show it, `09:30`, as minutes since midnight; null where none was entered. */
export const optionalClock = lenientOptional(
  (value) => value ?? '',
  z
    .string(message('validation.clock'))
    .trim()
    .refine((value) => value === '' || clock.test(value), message('validation.clock'))
    .transform((value) => (value === '' ? null : Number(value.slice(0, 2)) * 60 + Number(value.slice(3, 5)))),
)
