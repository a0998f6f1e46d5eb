import * as z from 'zod'
import { call } from '@/lib/platform/api/call'

export const dashboardCalls = {
  getDashboard: call('GET /admin/get/dashboard', {
    summary: 'The numbers of published news items and of received requests',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ result: z.object({ newsCount: z.number().int(), requestCount: z.number().int() }) }),
  }),
}
