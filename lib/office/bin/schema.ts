import * as z from 'zod'
import { emptyIsMissing, lenientOptional, page } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { binKinds } from '@/lib/platform/records/schema'

const wholeNumber = z.number().int()
const number = z.coerce.number<number | string>(message('validation.id')).int(message('validation.id'))

export const binInput = z.object({
  ...page({ limit: 20, limitMax: 100 }),
  kind: lenientOptional(emptyIsMissing, z.enum(binKinds, message('validation.record.kind')).optional()),
})
export type BinInput = z.output<typeof binInput>

/** Something that was deleted. */
export const binRow = z.object({
  id: wholeNumber,
  kind: z.enum(binKinds),
  record_id: wholeNumber,
  name: z.string(),
  /** The address of its picture, where it has one. */
  image: z.string(),
  at: z.string(),
  by: z.string(),
  /** From then on it is gone. */
  until: z.string(),
})
export type BinRow = z.infer<typeof binRow>

export const restoredInput = z.object({
  id: number.min(1, message('validation.id')).max(Number.MAX_SAFE_INTEGER, message('validation.id')),
})
export const restoredRecord = z.object({
  kind: z.enum(binKinds),
  record_id: wholeNumber,
  /** Where its form is. */
  address: z.string(),
})
export type RestoredRecord = z.infer<typeof restoredRecord>
