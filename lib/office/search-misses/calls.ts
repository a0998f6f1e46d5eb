import { call } from '@/lib/platform/api/call'
import { listAnswerSchema } from '@/lib/platform/api/fields'
import { missListing, searchMiss } from './schema'

export const searchMissCalls = {
  listAdminSearchMisses: call('GET /admin/get/search-misses', {
    summary: 'Terms that visitors searched in vain, the most frequent first',
    access: 'staff',
    input: missListing,
    answer: listAnswerSchema('misses', searchMiss),
  }),
}
