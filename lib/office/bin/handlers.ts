import type { Handlers } from '@/lib/platform/api/handlers'
import type { binCalls } from './calls'
import { restoreDeletedRecord } from './mutations'
import { listAdminBin } from './queries'

export const binHandlers: Handlers<typeof binCalls> = {
  listAdminBin: ({ input }) => listAdminBin(input),
  restoreDeleted: ({ input }) => restoreDeletedRecord(input.id),
}
