import type { Handlers } from '@/lib/api/handlers'
import type { monthNewsCalls } from './calls'
import { listPublicMonthNews } from './queries'

export const monthNewsHandlers: Handlers<typeof monthNewsCalls> = {
  listPublicMonthNews: async () => ({ monthNews: await listPublicMonthNews() }),
}
