import * as z from 'zod'
import { listAnswerSchema, optionalId, pageFields, text, wholeNumber } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { binKinds } from '../schema'

/** For how many days after its last change a draft is stored. */
export const draftDays = 90
/** The most bytes of a draft's values: both texts of a news item at their longest, in Cyrillic. */
export const draftBytesMax = 2 * 1024 * 1024
/** The most drafts of unsaved records of one form that an account can have. */
export const unsavedDraftsMax = 100

const uuid = z.uuid(message('validation.wrong'))
const name = text({ max: 100, required: 'validation.wrong' })

/** The form whose drafts are meant. `call` is the route of the call that saves it. */
const formFields = {
  call: name,
  form: name,
  kind: z.enum(binKinds, message('validation.record.kind')),
}
export type DraftForm = z.output<z.ZodObject<typeof formFields>>

/** Makes a text storable: Postgres stores neither NUL nor lone surrogates in JSON. */
const storable = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

export const draftsInput = z.object({ ...formFields, ...pageFields({ limit: 5, limitMax: 50 }) })
export type DraftsInput = z.output<typeof draftsInput>

/** Names a draft by its own number or, for the form of an existing record, by that of the record. */
export const draftInput = z.object({ ...formFields, id: uuid.optional(), record_id: optionalId })
export type DraftInput = z.output<typeof draftInput>

export const deletedDraft = z.object({ ...formFields, id: uuid })

export const storedDraft = z.object({
  ...formFields,
  id: uuid,
  record_id: optionalId,
  record_version: wholeNumber('validation.version', { min: 0 }).nullable(),
  /** The version of the draft that the form has; 0 for one that it begins. Without it the draft is overwritten. */
  version: wholeNumber('validation.version', { min: 0 }).optional(),
  open_form: uuid,
  title: text({ max: 500 }),
  values: z
    .record(z.string().max(100), z.unknown(), message('validation.wrong'))
    .refine((values) => bytesOf(values) <= draftBytesMax, message('validation.draftTooLarge'))
    .transform((values) => JSON.parse(JSON.stringify(values, storable)) as Record<string, unknown>),
})
export type StoredDraft = z.output<typeof storedDraft>

const integer = z.number().int()
const lastChange = {
  /** The name of the account that changed it last; empty when the account is deleted. */
  changed_by: z.string(),
  changed_at: z.string(),
}

const draft = z.object({
  id: z.string(),
  record_version: integer.nullable(),
  version: integer,
  open_form: z.string(),
  values: z.record(z.string(), z.unknown()),
  /** Whether the account that asks changed it last. */
  is_own: z.boolean(),
  ...lastChange,
})
/** A draft as the server stores it. */
export type ServerDraft = z.infer<typeof draft>
export const draftAnswer = z.object({ draft: draft.nullable() })

/** A draft of a record that does not exist yet. */
const unsavedDraft = z.object({ id: z.string(), title: z.string(), ...lastChange })
export type UnsavedDraft = z.infer<typeof unsavedDraft>
/** That a record has a draft. */
const recordDraft = z.object({ record_id: integer, ...lastChange })
export type RecordDraft = z.infer<typeof recordDraft>

export const draftsAnswer = listAnswerSchema('drafts', unsavedDraft).extend({
  of_records: z.array(recordDraft),
})

export const storedAnswer = z.object({ id: z.string(), version: integer, changed_at: z.string() })
