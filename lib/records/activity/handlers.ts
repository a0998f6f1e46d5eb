import type { Handlers } from '@/lib/api/handlers'
import type { activityCalls } from './calls'
import { listAdminActivity } from './queries'

export const activityHandlers: Handlers<typeof activityCalls> = {
  listAdminActivity: ({ input }) => listAdminActivity(input),
}
