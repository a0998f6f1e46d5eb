import * as z from 'zod'
import { flag, id, text } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

/** Staff withdraw a result, with a reason, or take that back. */
export const resultWithdrawal = z
  .object({ answer_id: id, withdrawn: flag(false), reason: text({ max: 500 }) })
  .refine(({ withdrawn, reason }) => !withdrawn || reason !== '', {
    path: ['reason'],
    ...message('validation.assessment.withdrawalReason'),
  })
export type ResultWithdrawal = z.output<typeof resultWithdrawal>
