import * as z from 'zod'
import { optionalId } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

/** An open session of a staff account. Times are ISO instants. */
export const staffSession = z.object({
  id: z.string(),
  account_id: z.number().int(),
  name: z.string(),
  email: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** When the session was last used, accurate to some minutes, and from where. */
  seen_at: z.string(),
  address: z.string(),
  browser: z.string(),
  /** Whether this is the session with which the caller makes the request. */
  is_own: z.boolean(),
})
/** The columns by which the list of sessions can be sorted. */
export const sessionSorts = ['email', 'created_at', 'seen_at'] as const
export type StaffSession = z.infer<typeof staffSession>

/** What to end: one session, or all sessions of an account. */
export const sessionsToEnd = z
  .object({
    id: z.uuid(message('validation.id')).optional(),
    account_id: optionalId,
  })
  .refine(({ id, account_id }) => (id === undefined) !== (account_id === null), {
    path: ['id'],
    ...message('validation.id'),
  })
