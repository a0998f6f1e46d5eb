import type { Handlers } from '@/lib/platform/api/handlers'
import type { listingRoleCalls } from './calls'
import { searchListingChoices } from './queries'

export const listingRoleHandlers: Handlers<typeof listingRoleCalls> = {
  searchListingChoices: async ({ input }) => ({ listings: await searchListingChoices(input.term) }),
}
