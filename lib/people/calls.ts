import * as z from 'zod'
import { call } from '@/lib/api/call'
import { person } from './schema'

export const peopleCalls = {
  listPublicPeople: call('GET /client/get/about-us', {
    summary: 'The people of the association by category, auditors included',
    access: 'public',
    input: z.object({}),
    answer: z.object({ about: z.array(person) }),
  }),
}
