import type { footerInfo, socialLinks } from '@/db/schema/site'

/** The contacts of the event's organisers. */
export const demoEventContacts: (typeof footerInfo.$inferInsert)[] = [
  { site: 'mw', type: 'phone', information: '+976 7000 0011' },
  { site: 'mw', type: 'phone', information: '+976 9900 0011' },
  { site: 'mw', type: 'email', information: 'week@mnma.example' },
]

export const demoEventSocialLinks: (typeof socialLinks.$inferInsert)[] = [
  { site: 'mw', icon: 'facebook', link: 'https://www.facebook.com/miningweek.example' },
  { site: 'mw', icon: 'instagram', link: 'https://www.instagram.com/miningweek.example' },
  { site: 'mw', icon: 'linkedin', link: 'https://www.linkedin.com/company/miningweek-example' },
  { site: 'mw', icon: 'youtube', link: 'https://www.youtube.com/@miningweek.example' },
]
