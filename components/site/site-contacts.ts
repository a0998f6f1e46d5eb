import { contactTextsIn } from '@/lib/content/contact/queries'
import { listFooterInfo } from '@/lib/content/footer/queries'
import type { Locale } from '@/lib/platform/i18n/locale'
import { listSocialLinks } from '@/lib/content/social/queries'

/**
 * Reads the contacts of a site's organisation for header, footer and contact buttons.
 * @param site the association (`mm`) or the event (`mw`); the directory uses the association's contacts
 * @returns besides the lists, `phone` and `mail`: the first phone number and e-mail address, or undefined
 */
export async function readSiteContacts(site: 'mm' | 'mw', locale: Locale) {
  const [contacts, texts, social] = await Promise.all([
    listFooterInfo(site),
    contactTextsIn(locale),
    listSocialLinks(site),
  ])
  const firstContactOfType = (contactType: (typeof contacts)[number]['type']) =>
    contacts.find(({ type }) => type === contactType)?.information
  return { contacts, texts, social, phone: firstContactOfType('phone'), mail: firstContactOfType('email') }
}
