import * as z from 'zod'
import { emptyToUndefined, preprocessOptional, pageFields, numeric } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { binKinds } from '@/lib/platform/records/schema'

const wholeNumber = z.number().int()
const versionNumber = numeric(
  z
    .number(message('validation.id'))
    .int(message('validation.id'))
    .min(1, message('validation.id'))
    .max(Number.MAX_SAFE_INTEGER, message('validation.id')),
)

export const binInput = z.object({
  ...pageFields({ limit: 20, limitMax: 100 }),
  kind: preprocessOptional(emptyToUndefined, z.enum(binKinds, message('validation.record.kind')).optional()),
})
export type BinInput = z.output<typeof binInput>

export const binRow = z.object({
  id: wholeNumber,
  kind: z.enum(binKinds),
  record_id: wholeNumber,
  name: z.string(),
  /** The URL of the record's picture; empty without a picture. */
  image: z.string(),
  at: z.string(),
  by: z.string(),
  /** When the record leaves the bin and can no longer be restored. */
  until: z.string(),
})
export type BinRow = z.infer<typeof binRow>

export const restoredInput = z.object({
  id: versionNumber,
})
export const restoredRecord = z.object({
  kind: z.enum(binKinds),
  record_id: wholeNumber,
  /** The URL of the record's form in the office. */
  address: z.string(),
})
export type RestoredRecord = z.infer<typeof restoredRecord>
