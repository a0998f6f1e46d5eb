import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { listingChoice, listingChoicesQuery } from './schema'

export const listingRoleCalls = {
  searchListingChoices: call('GET /yellow-page/get/listing-choices', {
    summary: 'Companies of the directory to choose from, by the beginning or a part of a name, or by number',
    access: 'staff',
    input: listingChoicesQuery,
    answer: z.object({ listings: z.array(listingChoice) }),
  }),
}
