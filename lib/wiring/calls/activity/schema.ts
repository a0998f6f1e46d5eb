import * as z from 'zod'
import { emptyIsMissing, id, lenientOptional, optionalDay, page } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { activityKinds } from '@/lib/platform/records/schema'

const wholeNumber = z.number().int()
const chosenId = lenientOptional(emptyIsMissing, id.optional())

export const activityInput = z.object({
  ...page({ limit: 20, limitMax: 100 }),
  account_id: chosenId,
  kind: lenientOptional(emptyIsMissing, z.enum(activityKinds, message('validation.record.kind')).optional()),
  /** Of one record of that kind. */
  record_id: chosenId,
  /** Days in Ulaanbaatar, both within. */
  start: optionalDay,
  end: optionalDay,
})
export type ActivityInput = z.output<typeof activityInput>

/** What somebody did. */
export const activity = z.object({
  id: wholeNumber,
  at: z.string(),
  by: z.string(),
  email: z.string(),
  /** The name of the call in the call table; null for one that is no call any more. */
  action: z.string().nullable(),
  call: z.string(),
  kind: z.enum(activityKinds).nullable(),
  record_id: wholeNumber.nullable(),
  /** What the record is called, where it can still be told. */
  name: z.string(),
  /** Where the record is now. */
  place: z.enum(['live', 'bin', 'gone']),
  /** Where its form is, while the record is there. */
  address: z.string(),
})
export type Activity = z.infer<typeof activity>
