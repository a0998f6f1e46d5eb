import { resource } from '@/lib/platform/api/resource'
import { livePage } from '@/lib/platform/site/live-page'
import { redirectCalls } from './calls'
import { redirectPageSizes, redirectSorts } from './schema'

export const redirectResource = resource({
  name: 'redirects',
  kind: 'redirects',
  list: {
    call: redirectCalls.listAdminRedirects,
    rows: 'redirects',
    columns: { old_address: { kind: 'text', width: '44%' }, new_address: 'text' },
    heading: 'old_address',
    pageSizes: redirectPageSizes,
    search: true,
    sorts: redirectSorts,
  },
  form: {
    fields: { old_address: { kind: 'text', hint: true }, new_address: { kind: 'text', hint: true } },
    record: redirectCalls.getRedirect,
    insert: redirectCalls.insertRedirect,
    update: redirectCalls.updateRedirect,
    narrow: true,
  },
  live: ({ new_address }) => livePage(String(new_address)),
  remove: redirectCalls.deleteRedirect,
})
