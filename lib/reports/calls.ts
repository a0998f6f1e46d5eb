import * as z from 'zod'
import { call } from '@/lib/api/call'
import { lang, page, paged } from '@/lib/api/fields'
import { report, reportsPageSize } from './schema'

export const reportCalls = {
  listPublicReports: call('GET /client/get/report', {
    summary: 'Reports, newest first; each answer has both languages, whichever is asked for',
    access: 'public',
    input: z.object({ lang, ...page({ limit: reportsPageSize, limitMax: 50 }) }),
    answer: paged('reports', report),
  }),
}
