import type { ContactSite } from '@/db/schema/site'
import type { Handlers } from '@/lib/platform/api/handlers'
import type { eventFooterCalls, footerCalls } from './calls'
import { deleteFooter, insertFooter, updateFooter } from './mutations'
import { getFooterRecord, listAdminFooter, listFooterInfo } from './queries'

/** Handlers of the office calls for the contact lines of one site. */
const officeHandlers = (site: ContactSite): Handlers<typeof footerCalls> => ({
  listAdminFooter: async ({ input }) => ({ footer: await listAdminFooter(site, input) }),
  getFooter: async ({ input }) => ({ record: await getFooterRecord(site, input.id) }),
  insertFooter: ({ input }) => insertFooter(site, input),
  updateFooter: ({ input }) => updateFooter(site, input),
  deleteFooter: async ({ input }) => {
    await deleteFooter(site, input.id)
    return {}
  },
})

export const footerHandlers = officeHandlers('mm')

export const eventFooterHandlers: Handlers<typeof eventFooterCalls> = {
  listFooter: async () => ({ footer: await listFooterInfo('mw') }),
  ...officeHandlers('mw'),
}
