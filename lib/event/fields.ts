import * as z from 'zod'
import { emptyToUndefined, preprocess, preprocessOptional, numeric } from '@/lib/platform/api/fields'
import { type ErrorKey, message } from '@/lib/platform/i18n/message-key'

// Fields that several forms of the event's office share.

/** The highest number that a column of type `integer` can store. */
const idMax = 2_147_483_647

/** A form field for the number of a required choice. @param requiredKey the message when nothing is chosen */
export function requiredChoiceId(requiredKey: ErrorKey) {
  return preprocess(
    emptyToUndefined,
    numeric(
      z
        .number(message(requiredKey))
        .int(message('validation.id'))
        .min(1, message(requiredKey))
        .max(idMax, message('validation.id')),
    ),
  )
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** A time of day such as `09:30`, as minutes since midnight; null when it is empty. */
export const optionalClock = preprocessOptional(
  (value) => value ?? '',
  z
    .string(message('validation.clock'))
    .trim()
    .refine((value) => value === '' || clock.test(value), message('validation.clock'))
    .meta({ pattern: clock.source })
    .transform((value) => (value === '' ? null : Number(value.slice(0, 2)) * 60 + Number(value.slice(3, 5)))),
)
