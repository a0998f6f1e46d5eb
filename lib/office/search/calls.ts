import { call } from '@/lib/platform/api/call'
import { foundPlaces, placesQuery } from './schema'

export const officeSearchCalls = {
  searchOffice: call('GET /admin/search/all', {
    summary:
      'Records of the office by the words of their texts, the best of each kind that the account may see',
    access: 'staff',
    input: placesQuery,
    answer: foundPlaces,
  }),
}
