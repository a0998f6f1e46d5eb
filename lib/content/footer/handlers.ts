import { type ContactSite, footerInfo } from '@/db/schema/site'
import type { Handlers } from '@/lib/platform/api/handlers'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { eventFooterCalls, footerCalls } from './calls'
import { getFooterLine, listAdminFooterLines, listFooterInfo, siteLinesCondition } from './queries'

/** Handlers of the office calls for the contact lines of one site. */
const officeHandlers = (site: ContactSite): Handlers<typeof footerCalls> => ({
  listAdminFooter: async ({ input }) => ({ footer: await listAdminFooterLines(site, input) }),
  getFooter: async ({ input }) => ({ record: await getFooterLine(site, input.id) }),
  insertFooter: ({ input }) => insertRow(footerInfo, { ...input, site }),
  updateFooter: ({ input: { id, version, ...form } }) =>
    updateRow(footerInfo, { id, version }, form, siteLinesCondition(site)),
  deleteFooter: ({ input }) => deleteRow(footerInfo, input.id, siteLinesCondition(site)),
})

export const footerHandlers = officeHandlers('mm')

export const eventFooterHandlers: Handlers<typeof eventFooterCalls> = {
  listFooter: async () => ({ footer: await listFooterInfo('mw') }),
  ...officeHandlers('mw'),
}
