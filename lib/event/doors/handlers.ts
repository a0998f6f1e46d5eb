import type { Handlers } from '@/lib/api/handlers'
import type { doorCalls } from './calls'
import { insertScans } from './mutations'
import { getDoorList } from './queries'

export const doorHandlers: Handlers<typeof doorCalls> = {
  getDoorList: ({ input }) => getDoorList(input),
  insertScans: async ({ input, now }) => ({ results: await insertScans(input, now.getTime()) }),
}
