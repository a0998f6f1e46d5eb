import { resource } from '@/lib/api/resource'
import { socialCalls } from './calls'
import { socialIcons } from './schema'

type SocialCalls = Pick<
  typeof socialCalls,
  'listAdminSocialLinks' | 'getSocialLink' | 'insertSocialLink' | 'updateSocialLink' | 'deleteSocialLink'
>

/** The social links of one site, over the calls of that site. */
export const socialResourceOf = (calls: SocialCalls) =>
  resource({
    name: 'socialLinks',
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
