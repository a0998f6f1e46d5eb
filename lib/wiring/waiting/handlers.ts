import type { Handlers } from '@/lib/platform/api/handlers'
import type { waitingCalls } from './calls'
import { listWaiting } from './queries'

export const waitingHandlers: Handlers<typeof waitingCalls> = {
  listAdminWaiting: ({ input, account }) => listWaiting(account, input),
}
