import type { Handlers } from '@/lib/api/handlers'
import type { socialCalls } from './calls'
import { deleteSocialLink, insertSocialLink, updateSocialLink } from './mutations'
import { listPublicSocialLinks, listSocialLinks } from './queries'

export const socialHandlers: Handlers<typeof socialCalls> = {
  listPublicSocialLinks: async () => ({ socialLinks: await listPublicSocialLinks() }),
  listSocialLinks: async () => ({ link: await listSocialLinks() }),
  insertSocialLink: ({ input }) => insertSocialLink(input),
  updateSocialLink: async ({ input: { id, ...form } }) => {
    await updateSocialLink(id, form)
    return {}
  },
  deleteSocialLink: async ({ input }) => {
    await deleteSocialLink(input.id)
    return { link: await listSocialLinks() }
  },
}
