import * as z from 'zod'
import { id, pageFields } from '@/lib/platform/api/fields'

export const systemPageSizes = [10] as const
export const systemListing = z.object(pageFields({ limit: systemPageSizes[0], limitMax: 50 }))
export type SystemListing = z.output<typeof systemListing>

/** A job that failed at least once and is not done. Times are ISO instants. */
export const failedJob = z.object({
  id: z.number().int(),
  name: z.string(),
  attempts: z.number().int(),
  /** When it runs again; null if it has no tries left. */
  next_run_at: z.string().nullable(),
  failed_at: z.string(),
  /** What the job threw, in English; without mail addresses. */
  error: z.string(),
})
export type FailedJob = z.infer<typeof failedJob>

/** A mail that could not be sent. */
export const unsentMail = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  created_at: z.string(),
  attempts: z.number().int(),
  /** Whether it has no tries left. */
  is_given_up: z.boolean(),
  /** Whether its text is gone, such as that of an expired code: it cannot be sent again. */
  is_erased: z.boolean(),
  error: z.string(),
})
export type UnsentMail = z.infer<typeof unsentMail>

export const toRepeat = z.object({ id })
