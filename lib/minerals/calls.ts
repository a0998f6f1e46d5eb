import * as z from 'zod'
import { call } from '@/lib/api/call'
import { mineral } from './schema'

export const mineralCalls = {
  listMinerals: call('GET /client/get/minerals', {
    summary: 'The pictures of «Mining we do not know»',
    access: 'public',
    input: z.object({}),
    answer: z.object({ minerals: z.array(mineral) }),
  }),
}
