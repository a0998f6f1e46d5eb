import type { Handlers } from '@/lib/platform/api/handlers'
import type { listingChangeCalls } from './calls'
import { decideListingChange } from './mutations'
import { getListingChange } from './queries'

export const listingChangeHandlers: Handlers<typeof listingChangeCalls> = {
  getListingChange: async ({ input }) => ({ change: await getListingChange(input.id) }),
  decideListingChange: ({ input }) => decideListingChange(input),
}
