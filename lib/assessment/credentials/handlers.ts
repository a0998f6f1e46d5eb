import type { Handlers } from '@/lib/platform/api/handlers'
import type { credentialCalls } from './calls'
import { updateResultWithdrawal } from './mutations'

export const credentialHandlers: Handlers<typeof credentialCalls> = {
  updateResultWithdrawal: ({ input }) => updateResultWithdrawal(input),
}
