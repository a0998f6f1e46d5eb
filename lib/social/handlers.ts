import type { Handlers } from '@/lib/api/handlers'
import type { socialCalls } from './calls'
import { deleteSocialLink, insertSocialLink, updateSocialLink } from './mutations'
import { getSocialLink, listSocialLinks, listAdminSocialLinks } from './queries'

export const socialHandlers: Handlers<typeof socialCalls> = {
  listSocialLinks: async () => ({ socialLinks: await listSocialLinks() }),
  listAdminSocialLinks: async ({ input }) => ({ link: await listAdminSocialLinks(input) }),
  getSocialLink: async ({ input }) => ({ record: await getSocialLink(input.id) }),
  insertSocialLink: ({ input }) => insertSocialLink(input),
  updateSocialLink: ({ input }) => updateSocialLink(input),
  deleteSocialLink: async ({ input }) => {
    await deleteSocialLink(input.id)
    return { link: await listAdminSocialLinks({}) }
  },
}
