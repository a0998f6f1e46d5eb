import { env } from '@/lib/platform/env'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import type { Mail } from '@/lib/platform/mail/outbox'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { nameIn } from '@/lib/platform/i18n/names'

type Registrant = { id: number; name: string; email: string; lang: Locale }

/** Returns the URL of the owners' login page in a language. */
export const ownerPageUrl = (lang: Locale) => `${env().siteUrl}${localePath(lang, directoryPaths.owner)}`

/** Builds the mail that tells the registrant, in the language of the form, that the request arrived. */
export function listingArrivedMail(registrant: Registrant, listing: { name: string; name_en: string }): Mail {
  const { id, email, lang, name } = registrant
  const values = { name, listing: nameIn(listing, lang).text, link: ownerPageUrl(lang) }
  return {
    kind: 'listingArrived',
    to: email,
    subject: messageText(lang, 'directory.mail.arrived.subject', values),
    text: messageText(lang, 'directory.mail.arrived.text', values),
    about: { registrant_id: id },
  }
}
