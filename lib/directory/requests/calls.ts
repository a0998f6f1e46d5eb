import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { staleListings } from '../companies/calls'
import { stalePeople } from '../people/calls'
import { decisionAnswer, requestDecision, requestListing, requestsAnswer, waitingAnswer } from './schema'

export const listingRequestCalls = {
  listAdminListingRequests: call('GET /yellow-page/get/new-request', {
    summary: 'Requests to be listed and changes that owners sent, newest first',
    access: 'admin',
    input: requestListing,
    answer: requestsAnswer,
  }),
  countListingsWaiting: call('GET /yellow-page/get/waiting', {
    summary: 'How many requests and changes, and how many reported errors, wait for the staff',
    access: 'admin',
    input: z.object({}),
    answer: waitingAnswer,
  }),
  decideListingRequest: call('POST /yellow-page/update/request', {
    summary: 'Publish a request or turn it down with a reason; its registrant is told by mail',
    access: 'admin',
    invalidates: [...staleListings, ...stalePeople],
    auditOmits: ['reason'],
    input: requestDecision,
    answer: decisionAnswer,
  }),
}
