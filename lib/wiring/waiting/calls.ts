import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { listAnswerSchema } from '@/lib/platform/api/fields'
import { waitingCount, waitingItem, waitingQuery } from './schema'

export const waitingCalls = {
  listAdminWaiting: call('GET /admin/get/waiting', {
    summary: 'What waits for the staff on all sites, as far as the account may see it, oldest first',
    access: 'staff',
    isAudited: 'seldom',
    input: waitingQuery,
    answer: listAnswerSchema('waiting', waitingItem).extend({ counts: z.array(waitingCount) }),
  }),
}
