import * as z from 'zod'
import { flag, id, lang, numeric, optionalId, pageFields, text } from '@/lib/platform/api/fields'
import { previewKinds } from '@/lib/platform/api/preview'
import { message } from '@/lib/platform/i18n/message-key'
import { remarkLettersMax } from './limits'

/** For how many days a draft can be shared. */
export const shareDays = [1, 7, 30] as const

const uuid = z.uuid(message('validation.wrong'))
const kind = z.enum(previewKinds, message('validation.wrong'))

/** The preview that becomes a shared draft. `follows_record`: it shows the newest saved version of its record. */
export const shareForm = z.object({
  id: uuid,
  days: numeric(z.literal(shareDays, message('validation.wrong'))),
  follows_record: flag(false),
})
export type ShareForm = z.output<typeof shareForm>

export const shareAnswer = z.object({ id: uuid, shared_until: z.string() })
export const revokedShare = z.object({ id: uuid })

/** The record whose shared drafts are listed; without a number the unsaved ones of the account. */
export const sharesOfRecord = z.object({
  kind,
  record_id: optionalId,
  ...pageFields({ limit: 10, limitMax: 50 }),
})
export type SharesOfRecord = z.output<typeof sharesOfRecord>

export const sharedDraft = z.object({
  id: z.string(),
  created_at: z.string(),
  shared_until: z.string(),
  follows_record: z.boolean(),
  /** Whether it can be opened now. */
  is_open: z.boolean(),
})
export type SharedDraft = z.infer<typeof sharedDraft>

/** The saved record to which the account's shared drafts of the unsaved one go. */
export const savedRecord = z.object({ kind, record_id: id })

/** A reader's remark on a shared draft. */
export const remarkForm = z.object({
  preview_id: uuid,
  text: text({ max: remarkLettersMax.text, required: 'validation.required' }),
  name: text({ max: remarkLettersMax.name, required: 'validation.required' }),
  /** The words of the draft that the remark is about, if any. */
  place: text({ max: remarkLettersMax.place }),
  /** A hidden field; only programs fill it in. */
  website: text({ max: 500 }),
  lang,
})
export type RemarkForm = z.output<typeof remarkForm>

export const remark = z.object({
  id: z.number().int(),
  created_at: z.string(),
  name: z.string(),
  text: z.string(),
  place: z.string(),
  is_done: z.boolean(),
})
export type Remark = z.infer<typeof remark>

export const remarkUpdate = z.object({ id, is_done: flag(true) })
