import type { Handlers } from '@/lib/platform/api/handlers'
import { isWithin } from '../questions/numbers'
import type { guidanceCalls } from './calls'
import { listGuidance } from './queries'

export const guidanceHandlers: Handlers<typeof guidanceCalls> = {
  getGuidance: async ({ input: { section } }) => ({
    guidance: (await listGuidance()).filter(({ cid }) => isWithin(cid, section)),
  }),
}
