import type { Handlers } from '@/lib/platform/api/handlers'
import type { historyCalls } from './calls'
import { compareVersions } from './comparison'
import { getHistory } from './queries'

export const historyHandlers: Handlers<typeof historyCalls> = {
  getHistory: ({ input }) => getHistory(input.kind, input.id),
  compareVersions: async ({ input }) => ({ changes: await compareVersions(input) }),
}
