import * as z from 'zod'
import { emptyToUndefined, preprocessOptional, pageFields } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { binKinds } from '@/lib/platform/records/schema'

const wholeNumber = z.number().int()
const number = z.coerce.number<number | string>(message('validation.id')).int(message('validation.id'))

export const binInput = z.object({
  ...pageFields({ limit: 20, limitMax: 100 }),
  kind: preprocessOptional(emptyToUndefined, z.enum(binKinds, message('validation.record.kind')).optional()),
})
export type BinInput = z.output<typeof binInput>

/** A deleted record. */
export const binRow = z.object({
  id: wholeNumber,
  kind: z.enum(binKinds),
  record_id: wholeNumber,
  name: z.string(),
  /** The address of its picture, or empty. */
  image: z.string(),
  at: z.string(),
  by: z.string(),
  /** The time at which it is deleted for good. */
  until: z.string(),
})
export type BinRow = z.infer<typeof binRow>

export const restoredInput = z.object({
  id: number.min(1, message('validation.id')).max(Number.MAX_SAFE_INTEGER, message('validation.id')),
})
export const restoredRecord = z.object({
  kind: z.enum(binKinds),
  record_id: wholeNumber,
  /** The address of its form. */
  address: z.string(),
})
export type RestoredRecord = z.infer<typeof restoredRecord>
