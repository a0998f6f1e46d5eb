import * as z from 'zod'
import { type ErrorKey, message } from '@/lib/platform/i18n/message-key'
import { isDay } from '@/lib/platform/i18n/day'
import { emailLettersMax } from './limits'

/** Building blocks of the calls' schemas. Their error messages are keys of translated texts. */

// In a browser zod would test whether it may compile functions from text. The pages' security policy forbids
// this, so the browser would log an error each time.
if (typeof window !== 'undefined') z.config({ jitless: true })

export const integerMax = 2_147_483_647

/**
 * Returns a schema that converts a value with `prepare` before it checks the value. `z.preprocess` alone
 * would let callers pass any type; this function keeps the input type of `schema`.
 */
export function preprocess<S extends z.ZodType>(
  prepare: (value: unknown) => unknown,
  schema: S,
): z.ZodType<z.output<S>, z.input<S>> {
  return z.preprocess(prepare, schema) as unknown as z.ZodType<z.output<S>, z.input<S>>
}

type LenientOptional<S extends z.ZodType> =
  undefined extends z.output<S>
    ? z.ZodOptional<z.ZodType<Exclude<z.output<S>, undefined>, Exclude<z.input<S>, undefined> | null>>
    : z.ZodDefault<z.ZodType<z.output<S>, Exclude<z.input<S>, undefined> | null>>
/** Like `preprocess`, for a field that callers may leave out. */
export function preprocessOptional<S extends z.ZodType>(
  prepare: (value: unknown) => unknown,
  schema: S,
): LenientOptional<S> {
  return z.preprocess(prepare, schema) as unknown as LenientOptional<S>
}

/** Converts '' and null, which forms send when nothing is chosen, to undefined. */
export const emptyToUndefined = (value: unknown) => (value === '' || value === null ? undefined : value)

/** NUL and lone surrogates: Postgres stores neither in texts and JSON. */
const unwritable = /\u0000|\p{Surrogate}/u

const trimmedText = (max: number) =>
  z
    .string(message('validation.text'))
    .trim()
    .max(max, message('validation.tooLong'))
    .refine((value) => !unwritable.test(value), message('validation.text'))

/** A text field: absent and null count as empty; trims, and refuses what Postgres cannot store. */
export function text(rule: { max: number; required: ErrorKey }): z.ZodType<string, string>
export function text(rule: { max: number }): LenientOptional<z.ZodString>
export function text({ max, required }: { max: number; required?: ErrorKey }): z.ZodType {
  const schema = trimmedText(max)
  return preprocess(
    (value) => value ?? '',
    required ? schema.refine((value) => value !== '', message(required)).meta({ minLength: 1 }) : schema,
  )
}

/**
 * A text field of a save: if it is missing the stored text stays, if it is empty the stored text is emptied.
 */
export const optionalText = ({ max }: { max: number }) =>
  preprocessOptional((value) => (value === null ? '' : value), trimmedText(max).optional())

/** Matches what a query or a form sends for a number. */
const writtenNumber = /^\s*-?\d+(?:\.\d+)?\s*$/

/**
 * Takes a number as a query or a form sends it, too. `z.coerce` would take what `Number` converts: `true`, a
 * list of one, `0x10`.
 */
export function numeric<N extends number>(schema: z.ZodType<N, N>): z.ZodType<N, number | string> {
  const toNumber = (value: unknown) =>
    typeof value === 'string' && writtenNumber.test(value) ? Number(value) : value
  return z.preprocess(toNumber, schema) as unknown as z.ZodType<N, number | string>
}

/** A whole number from `min` to `max`, by default the largest integer of Postgres. */
export function wholeNumber(
  wrongErrorKey: ErrorKey,
  { min, max = integerMax }: { min: number; max?: number },
) {
  const wrong = message(wrongErrorKey)
  return numeric(z.number(wrong).int(wrong).min(min, wrong).max(max, wrong))
}

export const id = wholeNumber('validation.id', { min: 1 })

/** An id that may be missing, empty or null; all become null. */
export const optionalId = preprocessOptional(
  (value) => (value === '' || value === undefined || value === 'null' ? null : value),
  id.nullable(),
)

/** A boolean that has to be sent; in forms and queries a text such as `1` or `on`. */
export const yesOrNo = z.union(
  [
    z.boolean(),
    z.enum(['true', '1', 'on']).transform(() => true),
    z.enum(['false', '0', 'off']).transform(() => false),
    z.literal(1).transform(() => true),
    z.literal(0).transform(() => false),
  ],
  message('validation.flag'),
)

/** A boolean; in forms and queries a text such as `1` or `on`. If it is missing or empty, `byDefault`. */
export function flag(byDefault: boolean) {
  return preprocessOptional((value) => emptyToUndefined(value) ?? byDefault, yesOrNo)
}

/** A boolean field of a save: if it is missing the stored value stays. */
export const changedFlag = preprocessOptional(emptyToUndefined, yesOrNo.optional())

const emailPattern = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]+\.[\p{L}]{2,}$/u

const asEmail = (schema: z.ZodType<string, string>) =>
  schema
    .refine((value) => value === '' || emailPattern.test(value), message('validation.email'))
    .meta({ format: 'email' })
    .transform((value) => value.toLowerCase())

/** An e-mail address, lower-cased. */
export function email(requiredErrorKey: ErrorKey) {
  return asEmail(text({ max: emailLettersMax, required: requiredErrorKey }))
}

/** An optional e-mail address, lower-cased; '' if it is missing. */
export const optionalEmail = preprocessOptional((value) => value ?? '', asEmail(trimmedText(emailLettersMax)))

/**
 * Returns a web address with http or https, with its scheme in lower case: people may type `HTTPS://`, which
 * browsers accept, but the database's checks do not.
 * @returns null for anything else
 */
export function parseWebAddress(value: string): string | null {
  const scheme = /^https?:\/\//i.exec(value)?.[0]
  return scheme && URL.canParse(value) ? scheme.toLowerCase() + value.slice(scheme.length) : null
}

const asWebAddress = (schema: z.ZodType<string, string>) =>
  schema
    .refine((value) => value === '' || parseWebAddress(value) !== null, message('validation.webAddress'))
    .meta({ format: 'uri' })
    .transform((value) => parseWebAddress(value) ?? '')

/** A web address with http or https. */
export function webAddress(requiredErrorKey: ErrorKey) {
  return asWebAddress(text({ max: 2_000, required: requiredErrorKey }))
}

/** An optional web address with http or https; '' if it is missing. */
export const optionalWebAddress = preprocessOptional((value) => value ?? '', asWebAddress(trimmedText(2_000)))

const asDay = z
  .string(message('validation.day'))
  .refine(isDay, message('validation.day'))
  .meta({ format: 'date' })

/** A day as `yyyy-mm-dd`, as the field kind `date` sends it. */
export function day(requiredErrorKey: ErrorKey) {
  return preprocess(
    emptyToUndefined,
    z.string(message(requiredErrorKey)).meta({ format: 'date' }).pipe(asDay),
  )
}

/** An optional day as `yyyy-mm-dd`; undefined if it is missing or empty. */
export const optionalDay = preprocessOptional(emptyToUndefined, asDay.optional())

/**
 * The version of the row that the editor opened. A save without a version overwrites what others saved since,
 * as the specification says.
 */
export const version = wholeNumber('validation.version', { min: 0 }).optional()

export const lang = preprocessOptional(
  (value) => (value === '' || value === undefined ? 'mn' : value),
  z.enum(['mn', 'en'], message('validation.lang')),
)

const pageNumber = wholeNumber('validation.page', { min: 1, max: 1_000_000_000 })

/** The query fields `page`, from 1, and `limit`, at most `limitMax`; an empty field counts as missing. */
export function pageFields({ limit, limitMax }: { limit: number; limitMax: number }) {
  const pageSize = wholeNumber('validation.limit', { min: 1, max: limitMax })
  return {
    page: preprocessOptional(emptyToUndefined, pageNumber.default(1)),
    limit: preprocessOptional(emptyToUndefined, pageSize.default(limit)),
  }
}

/** Parses a form's JSON text. Invalid JSON stays a text, which the schema then refuses. */
export const parseJsonText = (value: unknown) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

const placesMax = 500

/** The ids of all rows of an ordered list with their new places; a form sends them as JSON text. */
export function rowOrder(wrongErrorKey: ErrorKey) {
  const place = z.object({ id, sequence: numeric(z.number().int().min(0).max(1_000_000)) })
  return preprocess(
    parseJsonText,
    z
      .array(place, message(wrongErrorKey))
      .min(1, message(wrongErrorKey))
      .max(placesMax, message(wrongErrorKey)),
  )
}

/** A required file: in a browser's form it is a `File`, on the server a received upload. */
export function requiredFile(requiredErrorKey: ErrorKey) {
  return z.custom<unknown>((value) => value !== undefined && value !== null && value !== '', {
    error: requiredErrorKey,
  })
}

/** The schema of a paged list's answer: its rows are under `rowsKey`, which the specification gives. */
export function listAnswerSchema<N extends string, T extends z.ZodType>(rowsKey: N, item: T) {
  const rows = { [rowsKey]: z.array(item) } as Record<N, z.ZodArray<T>>
  return z.object({ ...rows, total: z.number().int(), totalPages: z.number().int() })
}

/** The answer of a write that reports only its success. */
export const doneAnswer = z.object({ message: z.string().optional() })
export const insertAnswer = z.object({ id: z.number().int() })
/** The answer of a save: the version that the row has now. */
export const updateAnswer = z.object({ version: z.number().int() })
/** The schema of the answer to the call that a form makes when it opens, to get the record that it edits. */
export const recordAnswerSchema = <T extends z.ZodType>(record: T) => z.object({ record })
