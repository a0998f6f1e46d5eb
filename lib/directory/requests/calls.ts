import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { staleListings } from '../companies/calls'
import { stalePeople } from '../people/calls'
import { decisionAnswer, requestDecision, requestListing, requestsAnswer, waitingAnswer } from './schema'

export const listingRequestCalls = {
  listAdminListingRequests: call('GET /yellow-page/get/new-request', {
    summary: 'Listing requests and changes from owners, newest first',
    access: 'admin',
    isAudited: 'seldom',
    auditOmits: ['term'],
    input: requestListing,
    answer: requestsAnswer,
  }),
  countListingsWaiting: call('GET /yellow-page/get/waiting', {
    summary: 'The numbers of requests and changes, and of reported errors, that await the staff',
    access: 'admin',
    input: z.object({}),
    answer: waitingAnswer,
  }),
  decideListingRequest: call('POST /yellow-page/update/request', {
    summary: 'Publish a request or reject it with a reason; its registrant gets a mail',
    access: 'admin',
    invalidates: [...staleListings, ...stalePeople],
    auditOmits: ['reason'],
    input: requestDecision,
    answer: decisionAnswer,
  }),
}
