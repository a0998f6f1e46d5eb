import * as z from 'zod'
import { emptyToUndefined, pageFields, preprocessOptional } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

/** The kinds of things that wait for the staff, in the order of the filter. */
export const waitingKinds = [
  'requests',
  'listingRequests',
  'listingChanges',
  'listingReports',
  'meetings',
  'reviews',
  'scheduled',
  'translations',
  'pictures',
] as const
export type WaitingKind = (typeof waitingKinds)[number]
const kind = z.enum(waitingKinds)

export const waitingQuery = z.object({
  ...pageFields({ limit: 10, limitMax: 50 }),
  kind: preprocessOptional(emptyToUndefined, z.enum(waitingKinds, message('validation.wrong')).optional()),
})
export type WaitingQuery = z.output<typeof waitingQuery>

/** One thing that waits. `key` is unique in the list; `address` is the page of the office where it is done. */
export const waitingItem = z.object({
  kind,
  key: z.string(),
  name: z.string(),
  since: z.string(),
  due: z.string().nullable(),
  address: z.string(),
})
export type WaitingItem = z.infer<typeof waitingItem>

/** How many of each kind wait that the account may see. */
export const waitingCount = z.object({ kind, count: z.number().int() })
export type WaitingCount = z.infer<typeof waitingCount>
