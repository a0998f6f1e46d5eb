import type { Handlers } from '@/lib/platform/api/handlers'
import type { dashboardCalls } from './calls'
import { getDashboard } from './queries'

export const dashboardHandlers: Handlers<typeof dashboardCalls> = {
  getDashboard: async () => ({ result: await getDashboard() }),
}
