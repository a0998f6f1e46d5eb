import type { ContactSite } from '@/db/schema/site'
import type { Handlers } from '@/lib/platform/api/handlers'
import type { eventSocialCalls, socialCalls } from './calls'
import { deleteSocialLink, insertSocialLink, updateSocialLink } from './mutations'
import { getSocialLink, listAdminSocialLinks, listSocialLinks } from './queries'

/** Handlers of the office's calls for the social links of one site. */
const officeHandlers = (site: ContactSite) =>
  ({
    listAdminSocialLinks: async ({ input }) => ({ link: await listAdminSocialLinks(site, input) }),
    getSocialLink: async ({ input }) => ({ record: await getSocialLink(site, input.id) }),
    insertSocialLink: ({ input }) => insertSocialLink(site, input),
    updateSocialLink: ({ input }) => updateSocialLink(site, input),
    deleteSocialLink: async ({ input }) => {
      await deleteSocialLink(site, input.id)
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
