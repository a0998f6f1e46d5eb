import * as z from 'zod'
import { emptyToUndefined, preprocessOptional, pageFields, wholeNumber } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { binKinds } from '@/lib/platform/records/schema'

const integer = z.number().int()
const versionNumber = wholeNumber('validation.id', { min: 1, max: Number.MAX_SAFE_INTEGER })

export const binInput = z.object({
  ...pageFields({ limit: 20, limitMax: 100 }),
  kind: preprocessOptional(emptyToUndefined, z.enum(binKinds, message('validation.record.kind')).optional()),
})
export type BinInput = z.output<typeof binInput>

export const binRow = z.object({
  id: integer,
  kind: z.enum(binKinds),
  record_id: integer,
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
  record_id: integer,
  /** The URL of the record's form in the office. */
  address: z.string(),
})
export type RestoredRecord = z.infer<typeof restoredRecord>
