import type { Handlers } from '@/lib/platform/api/handlers'
import type { activityCalls } from './calls'
import { listAdminActivity } from './queries'

export const activityHandlers: Handlers<typeof activityCalls> = {
  listAdminActivity: ({ input }) => listAdminActivity(input),
}
