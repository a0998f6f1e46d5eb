import type { Handlers } from '@/lib/api/handlers'
import type { socialCalls } from './calls'
import { deleteSocialLink, insertSocialLink, updateSocialLink } from './mutations'
import { getSocialLink, listPublicSocialLinks, listSocialLinks } from './queries'

export const socialHandlers: Handlers<typeof socialCalls> = {
  listPublicSocialLinks: async () => ({ socialLinks: await listPublicSocialLinks() }),
  listSocialLinks: async () => ({ link: await listSocialLinks() }),
  getSocialLink: async ({ input }) => ({ record: await getSocialLink(input.id) }),
  insertSocialLink: ({ input }) => insertSocialLink(input),
  updateSocialLink: ({ input }) => updateSocialLink(input),
  deleteSocialLink: async ({ input }) => {
    await deleteSocialLink(input.id)
    return { link: await listSocialLinks() }
  },
}
