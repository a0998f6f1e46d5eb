import * as z from 'zod'
import { call } from '@/lib/platform/api/call'

export const dashboardCalls = {
  getDashboard: call('GET /admin/get/dashboard', {
    summary: 'How many news items are published and how many requests have come',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ result: z.object({ newsCount: z.number().int(), requestCount: z.number().int() }) }),
  }),
}
