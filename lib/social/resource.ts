import { resource } from '@/lib/api/resource'
import { socialCalls } from './calls'
import { socialIcons } from './schema'

export const socialResource = resource({
  name: 'socialLinks',
  list: {
    call: socialCalls.listSocialLinks,
    rows: 'link',
    columns: { icon: 'socialIcon', link: 'link' },
    heading: 'link',
  },
  form: {
    fields: { icon: 'socialIcon', link: 'link' },
    defaults: { icon: '', link: '' },
    insert: socialCalls.insertSocialLink,
    update: socialCalls.updateSocialLink,
  },
  remove: socialCalls.deleteSocialLink,
  choices: { icon: socialIcons },
})
