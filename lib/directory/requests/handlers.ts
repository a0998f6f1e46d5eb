import type { Handlers } from '@/lib/platform/api/handlers'
import type { listingRequestCalls } from './calls'
import { decideListingRequest } from './mutations'
import { countWaitingRequestsAndReports, listListingRequests } from './queries'

export const listingRequestHandlers: Handlers<typeof listingRequestCalls> = {
  listAdminListingRequests: ({ input }) => listListingRequests(input),
  countListingsWaiting: () => countWaitingRequestsAndReports(),
  decideListingRequest: ({ input }) => decideListingRequest(input),
}
