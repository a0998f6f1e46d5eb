import * as z from 'zod'
import { emptyToUndefined, id, preprocessOptional, optionalDay, pageFields } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { activityKinds } from '@/lib/platform/records/schema'

const wholeNumber = z.number().int()
const chosenId = preprocessOptional(emptyToUndefined, id.optional())

export const activityInput = z.object({
  ...pageFields({ limit: 20, limitMax: 100 }),
  account_id: chosenId,
  kind: preprocessOptional(
    emptyToUndefined,
    z.enum(activityKinds, message('validation.record.kind')).optional(),
  ),
  /** Only reads of personal data, or only changes. */
  does: preprocessOptional(
    emptyToUndefined,
    z.enum(['reads', 'changes'], message('validation.wrong')).optional(),
  ),
  /** The number of one record of `kind`; ignored without `kind`. */
  record_id: chosenId,
  /** The first and the last day to list, in Ulaanbaatar time, both inclusive. */
  start: optionalDay,
  end: optionalDay,
})
export type ActivityInput = z.output<typeof activityInput>

export const activity = z.object({
  id: wholeNumber,
  at: z.string(),
  by: z.string(),
  email: z.string(),
  /** The name of the call, from `callName`; null if the call no longer exists. */
  action: z.string().nullable(),
  call: z.string(),
  kind: z.enum(activityKinds).nullable(),
  record_id: wholeNumber.nullable(),
  /** The name of the record; empty when it is gone or has no name. */
  name: z.string(),
  place: z.enum(['live', 'bin', 'gone']),
  /** The address of the record's form; empty unless `place` is `live`. */
  address: z.string(),
})
export type Activity = z.infer<typeof activity>
