import type { Handlers } from '@/lib/api/handlers'
import type { sustainableCalls } from './calls'
import { listPublicSustainable } from './queries'

export const sustainableHandlers: Handlers<typeof sustainableCalls> = {
  listPublicSustainable: async ({ input }) => ({ mining: await listPublicSustainable(input.lang) }),
}
