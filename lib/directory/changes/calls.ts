import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { id } from '@/lib/platform/api/fields'
import { staleListings } from '../companies/calls'
import { stalePeople } from '../people/calls'
import { decisionAnswer } from '../requests/schema'
import { changeDecision, changeRecord } from './schema'

export const listingChangeCalls = {
  getListingChange: call('GET /yellow-page/get/change', {
    summary: 'The changes that an owner proposes for a listing, field by field',
    access: 'admin',
    isAudited: true,
    input: z.object({ id }),
    answer: z.object({ change: changeRecord }),
  }),
  decideListingChange: call('POST /yellow-page/update/change', {
    summary: 'Accept some of the fields that an owner changed, or none; the owner gets a mail',
    access: 'admin',
    invalidates: [...staleListings, ...stalePeople],
    auditOmits: ['note'],
    input: changeDecision,
    answer: decisionAnswer,
  }),
}
