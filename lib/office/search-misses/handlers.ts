import type { Handlers } from '@/lib/platform/api/handlers'
import type { searchMissCalls } from './calls'
import { listAdminSearchMisses } from './queries'

export const searchMissHandlers: Handlers<typeof searchMissCalls> = {
  listAdminSearchMisses: ({ input }) => listAdminSearchMisses(input),
}
