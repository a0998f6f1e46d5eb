import { createHash } from 'node:crypto'
import * as z from 'zod'

/**
 * Fields of answers of old sites, which may be missing, or of another type than today: numbers as text, the
 * word NULL, dates without a zone, a list where one value is meant.
 */

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && ['', 'null', 'undefined'].includes(value.trim().toLowerCase()))

/** NUL and lone surrogates, which Postgres stores in no text. */
const unwritable = /\u0000|\p{Surrogate}/gu

const toText = (value: unknown): unknown => {
  if (isNothing(value)) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value.replace(unwritable, '').trim() : value
}

/** A text; '' if it is missing. */
export const oldText = z.preprocess(toText, z.string())

/** The number of a record; null if the old site gives none. */
export const oldId = z.preprocess(
  (value) => (isNothing(value) ? null : typeof value === 'string' ? Number(value) : value),
  z.number().int().min(1).max(2_147_483_647).nullable(),
)

/** A whole number that counts or measures, such as a percentage; null if it is missing. */
export const oldCount = z.preprocess(
  (value) => (isNothing(value) ? null : Math.round(Number(value))),
  z.number().int().min(0).max(2_147_483_647).nullable(),
)

/** The key of a record without a number, which tells it from others and shows nothing of a person. */
export const keyOfValues = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16)

/** A yes or no; `missing` if the old site does not say. */
export const oldFlag = (missing = false) =>
  z.preprocess(
    (value) =>
      isNothing(value) ? missing : !['0', 'false', 'no', 'off'].includes(String(value).trim().toLowerCase()),
    z.boolean(),
  )

/** A yes or no; null if the old site does not say, as for a question that was not answered. */
export const oldFlagOrNull = z.preprocess(
  (value) => (isNothing(value) ? null : value),
  z.union([z.null(), oldFlag()]),
)

const dateWithoutZone =
  /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/

/** A moment; null if it is missing or unreadable. Without a zone it is of Ulaanbaatar. */
export const oldMoment = z.preprocess((value): Date | null => {
  if (isNothing(value)) return null
  if (typeof value === 'number') return validDate(value > 1e11 ? value : value * 1000)
  const text = String(value).trim()
  if (/^\d{10,13}$/.test(text)) return validDate(Number(text) * (text.length < 12 ? 1000 : 1))
  const [, year = '', month = '', day = '', hour = '0', minute = '00', second = '00'] =
    dateWithoutZone.exec(text) ?? []
  const two = (part: string) => part.padStart(2, '0')
  return validDate(year ? `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}+08:00` : text)
}, z.date().nullable())

function validDate(value: string | number): Date | null {
  const date = new Date(value)
  // Years that no clock means, such as 0000 or 9999, would be listed before or after everything.
  return date.getFullYear() > 1900 && date.getFullYear() < 2200 ? date : null
}

/** A list; one value is a list of one, nothing is an empty list. */
export const oldList = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (isNothing(value) ? [] : Array.isArray(value) ? value : [value]), z.array(item))
