import type { AtAnyRoute } from '@/lib/platform/api/call'
import { resource } from '@/lib/platform/api/resource'
import { eventFooterCalls, footerCalls } from './calls'
import { footerTypes } from './schema'

/** Returns the office's list and form for the contact lines of one site. */
const footerResourceOf = (calls: AtAnyRoute<typeof footerCalls>) =>
  resource({
    name: 'footer',
    kind: 'footer_info',
    list: {
      call: calls.listAdminFooter,
      rows: 'footer',
      columns: { type: 'choice', information: 'text' },
      heading: 'information',
      search: true,
      sorts: ['type', 'information'],
    },
    form: {
      fields: { type: 'choice', information: 'text' },
      record: calls.getFooter,
      insert: calls.insertFooter,
      update: calls.updateFooter,
    },
    remove: calls.deleteFooter,
    choices: { type: footerTypes },
  })

export const footerResource = footerResourceOf(footerCalls)
export const eventFooterResource = footerResourceOf(eventFooterCalls)
