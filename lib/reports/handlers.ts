import type { Handlers } from '@/lib/api/handlers'
import type { reportCalls } from './calls'
import { listPublicReports } from './queries'

export const reportHandlers: Handlers<typeof reportCalls> = {
  listPublicReports: ({ input }) => listPublicReports(input.page, input.limit),
}
