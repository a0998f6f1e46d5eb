import { type ContactSite, socialLinks } from '@/db/schema/site'
import type { Handlers } from '@/lib/platform/api/handlers'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { eventSocialCalls, socialCalls } from './calls'
import { getSocialLink, listAdminSocialLinks, listSocialLinks, siteLinksCondition } from './queries'

/** Handlers of the office's calls for the social links of one site. */
const officeHandlers = (site: ContactSite) =>
  ({
    listAdminSocialLinks: async ({ input }) => ({ link: await listAdminSocialLinks(site, input) }),
    getSocialLink: async ({ input }) => ({ record: await getSocialLink(site, input.id) }),
    insertSocialLink: ({ input }) => insertRow(socialLinks, { ...input, site }),
    updateSocialLink: ({ input: { id, version, ...form } }) =>
      updateRow(socialLinks, { id, version }, form, siteLinksCondition(site)),
    deleteSocialLink: async ({ input }) => {
      await deleteRow(socialLinks, input.id, siteLinksCondition(site))
      return { link: await listAdminSocialLinks(site, {}) }
    },
  }) satisfies Omit<Handlers<typeof socialCalls>, 'listSocialLinks'>

export const socialHandlers: Handlers<typeof socialCalls> = {
  listSocialLinks: async () => ({ socialLinks: await listSocialLinks('mm') }),
  ...officeHandlers('mm'),
}

export const eventSocialHandlers: Handlers<typeof eventSocialCalls> = {
  listSocialLinks: async () => ({ link: await listSocialLinks('mw') }),
  ...officeHandlers('mw'),
}
