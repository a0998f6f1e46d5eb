import type { AtAnyRoute } from '@/lib/platform/api/call'
import { resource } from '@/lib/platform/api/resource'
import { eventSocialCalls, socialCalls } from './calls'
import { socialIcons } from './schema'

type SocialCalls = AtAnyRoute<Omit<typeof socialCalls, 'listSocialLinks'>>

const socialResourceOf = (calls: SocialCalls) =>
  resource({
    name: 'socialLinks',
    kind: 'social_links',
    list: {
      call: calls.listAdminSocialLinks,
      rows: 'link',
      columns: { icon: 'socialIcon', link: 'link' },
      heading: 'link',
      search: true,
      sorts: ['icon', 'link'],
    },
    form: {
      fields: { icon: 'socialIcon', link: 'link' },
      record: calls.getSocialLink,
      insert: calls.insertSocialLink,
      update: calls.updateSocialLink,
    },
    remove: calls.deleteSocialLink,
    choices: { icon: socialIcons },
  })

export const socialResource = socialResourceOf(socialCalls)
export const eventSocialResource = socialResourceOf(eventSocialCalls)
