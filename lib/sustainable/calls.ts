import * as z from 'zod'
import { call } from '@/lib/api/call'
import { lang } from '@/lib/api/fields'
import { sustainableEntry } from './schema'

export const sustainableCalls = {
  listPublicSustainable: call('GET /client/get/sustainable-mining', {
    summary: 'Sustainable-mining standards of one language, with their posters in order',
    access: 'public',
    input: z.object({ lang }),
    answer: z.object({ mining: z.array(sustainableEntry) }),
  }),
}
