import * as z from 'zod'
import { id, version } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { historyKinds } from '../schema'

const wholeNumber = z.number().int()

/** One version of a record. The present one has the number 0, an older one that of the row that keeps it. */
const recordVersion = z.object({ id: wholeNumber, at: z.string(), by: z.string() })
export type RecordVersion = z.infer<typeof recordVersion>

export const historyInput = z.object({
  kind: z.enum(historyKinds, message('validation.record.kind')),
  id,
})
export const recordHistory = z.object({
  name: z.string(),
  /** What a restored version is saved over. */
  version: wholeNumber,
  /** Where its form is. */
  address: z.string(),
  versions: z.array(recordVersion),
})
export type RecordHistory = z.infer<typeof recordHistory>

const versionNumber = z.coerce
  .number<number | string>(message('validation.id'))
  .int(message('validation.id'))
  .min(0, message('validation.id'))
  .max(Number.MAX_SAFE_INTEGER, message('validation.id'))

/** What changed from one version of a record to another; without `to`, to the present one. */
export const comparisonInput = historyInput.extend({ from: versionNumber, to: versionNumber.default(0) })
export type ComparisonInput = z.output<typeof comparisonInput>
const change = z.object({
  field: z.string(),
  type: z.enum(['text', 'richText', 'switch', 'dateTime', 'image', 'file']),
  /** As people read it; the address of an image or file. Empty where there is nothing. */
  from: z.string(),
  to: z.string(),
})
export type Change = z.infer<typeof change>
export const comparison = z.object({ changes: z.array(change) })

/** A version to bring back, over the version of the record that its editor saw. */
export const restoredVersion = z.object({ id, version: version.unwrap(), from: versionNumber.min(1) })
export type RestoredVersion = z.output<typeof restoredVersion>
