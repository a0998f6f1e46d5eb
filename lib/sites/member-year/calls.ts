import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { memberOverview } from './schema'

export const memberYearCalls = {
  getMemberYear: call('GET /client/get/member-year', {
    summary:
      "The member's results by section over the years beside those of all members, what is left to do, and what can be downloaded",
    access: 'member',
    input: z.object({}),
    answer: memberOverview,
  }),
}
