import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { guidance, guidanceQuery } from './schema'

export const guidanceCalls = {
  getGuidance: call('GET /client/get/assessment-guidance', {
    summary: 'What is written of the headings and questions of a section, to help those who answer',
    access: 'public',
    input: guidanceQuery,
    answer: z.object({ guidance: z.array(guidance) }),
  }),
}
