import * as z from 'zod'

/** Pieces that the input schemas of the calls are made of. Errors are message keys. */

const integerMax = 2_147_483_647

/** NUL, and halves of a character that is written in two: Postgres keeps neither in texts and JSON. */
const unwritable = /\u0000|\p{Surrogate}/u

/** A text field: absent and null count as empty, spaces around it go, what Postgres cannot keep is refused. */
export function text({ max, required }: { max: number; required?: string }) {
  const filled = z
    .string({ error: 'validation.text' })
    .trim()
    .max(max, { error: 'validation.tooLong' })
    .refine((value) => !unwritable.test(value), { error: 'validation.text' })
  return z.preprocess(
    (value) => value ?? '',
    required ? filled.refine((value) => value !== '', { error: required }) : filled,
  )
}

/** The number of a row. */
export const id = z.coerce
  .number({ error: 'validation.id' })
  .int({ error: 'validation.id' })
  .min(1, { error: 'validation.id' })
  .max(integerMax, { error: 'validation.id' })

/** An id that may be missing, empty or null: then null. */
export const optionalId = z.preprocess(
  (value) => (value === '' || value === undefined || value === 'null' ? null : value),
  id.nullable(),
)

/** Yes or no, as JSON, form or query writes it. */
export function flag(byDefault: boolean) {
  return z.preprocess(
    (value) => (value === undefined || value === '' || value === null ? byDefault : value),
    z.union(
      [
        z.boolean(),
        z.enum(['true', '1', 'on']).transform(() => true),
        z.enum(['false', '0', 'off']).transform(() => false),
        z.literal(1).transform(() => true),
        z.literal(0).transform(() => false),
      ],
      { error: 'validation.flag' },
    ),
  )
}

const emailPattern = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]+\.[\p{L}]{2,}$/u

/** An e-mail address, lower-cased. */
export function email(required: string) {
  return text({ max: 254, required })
    .refine((value) => value === '' || emailPattern.test(value), { error: 'validation.email' })
    .transform((value) => value.toLowerCase())
}

/**
 * A web address with http or https, with its scheme in small letters as the database's checks ask for it: `HTTPS://`
 * is as good to a browser.
 * @returns null for anything else
 */
export function webAddressOf(value: string): string | null {
  const scheme = /^https?:\/\//i.exec(value)?.[0]
  return scheme && URL.canParse(value) ? scheme.toLowerCase() + value.slice(scheme.length) : null
}

/** A web address with http or https. */
export function webAddress(required: string) {
  return text({ max: 2_000, required })
    .refine((value) => value === '' || webAddressOf(value) !== null, { error: 'validation.webAddress' })
    .transform((value) => webAddressOf(value) ?? '')
}

/** The version of a row that an editor has before them; a call without one saves as the specification's does. */
export const version = z.coerce
  .number({ error: 'validation.version' })
  .int({ error: 'validation.version' })
  .min(0, { error: 'validation.version' })
  .max(integerMax, { error: 'validation.version' })
  .optional()

export const lang = z.preprocess(
  (value) => (value === '' || value === undefined ? 'mn' : value),
  z.enum(['mn', 'en'], { error: 'validation.lang' }),
)

const pageNumber = z.coerce
  .number({ error: 'validation.page' })
  .int({ error: 'validation.page' })
  .min(1, { error: 'validation.page' })
  .max(1_000_000_000, { error: 'validation.page' })

/** `page` from 1 and a bounded `limit`. A page past the end is an empty list, not an error. */
export function page({ limit, limitMax }: { limit: number; limitMax: number }) {
  return {
    page: pageNumber.default(1),
    limit: z.coerce
      .number({ error: 'validation.limit' })
      .int({ error: 'validation.limit' })
      .min(1, { error: 'validation.limit' })
      .max(limitMax, { error: 'validation.limit' })
      .default(limit),
  }
}

/** A file that must be there: a browser's File in a form, an upload on the server. */
export function requiredFile(required: string) {
  return z.custom<unknown>((value) => value !== undefined && value !== null && value !== '', {
    error: required,
  })
}

/** The answer of a paged list, under the name that the specification gives it. */
export function paged<N extends string, T extends z.ZodType>(name: N, item: T) {
  const rows = { [name]: z.array(item) } as Record<N, z.ZodArray<T>>
  return z.object({ ...rows, total: z.number().int(), totalPages: z.number().int() })
}

/** The answer of a write that has nothing to tell but its success. */
export const done = z.object({ message: z.string().optional() })
/** The answer of an insert. */
export const inserted = z.object({ id: z.number().int() })
/** The answer of a save: the version that the row has now. */
export const updated = z.object({ version: z.number().int() })
/** The answer of the call that a form opens with. */
export const recordOf = <T extends z.ZodType>(record: T) => z.object({ record })
