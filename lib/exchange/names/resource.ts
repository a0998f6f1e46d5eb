import { resource } from '@/lib/platform/api/resource'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { livePage } from '@/lib/platform/site/live-page'
import { exchangeNameCalls } from './calls'
import { englishStates, exchangeNameKinds, exchangeNamePageSizes, exchangeNameSorts } from './schema'

/** The exchange's dictionary of names. Files contain the names; the office adds missing English names. */
export const exchangeNameResource = resource({
  name: 'exchangeNames',
  kind: 'exchange_names',
  list: {
    call: exchangeNameCalls.listAdminExchangeNames,
    rows: 'names',
    columns: {
      name: { kind: 'text', width: '38%' },
      name_en: { kind: 'text', width: '38%' },
      kind: 'choice',
    },
    heading: 'name',
    pageSizes: exchangeNamePageSizes,
    filters: { kind: {}, english: {} },
    search: true,
    sorts: exchangeNameSorts,
  },
  form: {
    fields: { name_en: { kind: 'text', hint: true } },
    record: exchangeNameCalls.getExchangeName,
    update: exchangeNameCalls.updateExchangeName,
    narrow: true,
  },
  live: () => livePage(associationPaths.trade),
  choices: { kind: exchangeNameKinds, english: englishStates },
})
