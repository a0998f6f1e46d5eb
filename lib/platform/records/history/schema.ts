import * as z from 'zod'
import { id, version, wholeNumber } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { historyKinds } from '../schema'

const integer = z.number().int()

/** One version of a record. The present one has the number 0, an older one the number of its stored row. */
const recordVersion = z.object({ id: integer, at: z.string(), by: z.string() })
export type RecordVersion = z.infer<typeof recordVersion>

export const historyInput = z.object({
  kind: z.enum(historyKinds, message('validation.record.kind')),
  id,
})
export const recordHistory = z.object({
  name: z.string(),
  /** The version number of the record as it is now, which a restoration must name. */
  version: integer,
  /** The address of the record's form. */
  address: z.string(),
  versions: z.array(recordVersion),
})
export type RecordHistory = z.infer<typeof recordHistory>

const versionNumber = (min: number) => wholeNumber('validation.id', { min, max: Number.MAX_SAFE_INTEGER })

/** The input for the changes between two versions; without `to` the later one is the present version. */
export const comparisonInput = historyInput.extend({
  from: versionNumber(0),
  to: versionNumber(0).default(0),
})
export type ComparisonInput = z.output<typeof comparisonInput>
const change = z.object({
  field: z.string(),
  type: z.enum(['text', 'richText', 'switch', 'dateTime', 'image', 'file']),
  /**
   * The earlier and the later value in readable form; of an image or file, its address. Empty if there is no
   * value.
   */
  from: z.string(),
  to: z.string(),
})
export type Change = z.infer<typeof change>
export const comparison = z.object({ changes: z.array(change) })

/** What to restore: `from` is the earlier version, `version` the record's present version as staff saw it. */
export const restoredVersion = z.object({ id, version: version.unwrap(), from: versionNumber(1) })
export type RestoredVersion = z.output<typeof restoredVersion>
