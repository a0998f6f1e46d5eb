import * as z from 'zod'
import { call } from '@/lib/api/call'
import { monthNewsFile } from './schema'

export const monthNewsCalls = {
  listPublicMonthNews: call('GET /client/month-news-pdf', {
    summary: 'The issues of the monthly paper, newest first',
    access: 'public',
    input: z.object({}),
    answer: z.object({ monthNews: z.array(monthNewsFile) }),
  }),
}
