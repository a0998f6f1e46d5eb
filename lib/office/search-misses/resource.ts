import { resource } from '@/lib/platform/api/resource'
import { searchedSites } from '@/lib/sites/search/schema'
import { searchMissCalls } from './calls'
import { missPageSizes } from './schema'

export const searchMissResource = resource({
  name: 'searchMisses',
  list: {
    call: searchMissCalls.listAdminSearchMisses,
    rows: 'misses',
    columns: {
      term: { kind: 'text', width: '34%' },
      nothing: 'number',
      unopened: 'number',
      site: 'choice',
      asked_on: 'date',
      synonym: { kind: 'own', brief: true },
    },
    heading: 'term',
    pageSizes: missPageSizes,
  },
  choices: { site: searchedSites },
  note: true,
})
