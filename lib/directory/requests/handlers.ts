import type { Handlers } from '@/lib/platform/api/handlers'
import type { listingRequestCalls } from './calls'
import { decideListingRequest } from './mutations'
import { countWaiting, listListingRequests } from './queries'

export const listingRequestHandlers: Handlers<typeof listingRequestCalls> = {
  listAdminListingRequests: ({ input }) => listListingRequests(input),
  countListingsWaiting: () => countWaiting(),
  decideListingRequest: ({ input }) => decideListingRequest(input),
}
