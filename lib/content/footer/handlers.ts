import type { ContactSite } from '@/db/schema/site'
import type { Handlers } from '@/lib/platform/api/handlers'
import type { eventFooterCalls, footerCalls } from './calls'
import { deleteFooterLine, insertFooterLine, updateFooterLine } from './mutations'
import { getFooterLine, listAdminFooterLines, listFooterInfo } from './queries'

/** Handlers of the office calls for the contact lines of one site. */
const officeHandlers = (site: ContactSite): Handlers<typeof footerCalls> => ({
  listAdminFooter: async ({ input }) => ({ footer: await listAdminFooterLines(site, input) }),
  getFooter: async ({ input }) => ({ record: await getFooterLine(site, input.id) }),
  insertFooter: ({ input }) => insertFooterLine(site, input),
  updateFooter: ({ input }) => updateFooterLine(site, input),
  deleteFooter: async ({ input }) => {
    await deleteFooterLine(site, input.id)
    return {}
  },
})

export const footerHandlers = officeHandlers('mm')

export const eventFooterHandlers: Handlers<typeof eventFooterCalls> = {
  listFooter: async () => ({ footer: await listFooterInfo('mw') }),
  ...officeHandlers('mw'),
}
