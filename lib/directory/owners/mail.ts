import { env } from '@/lib/platform/env'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import type { Mail } from '@/lib/platform/mail/outbox'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { nameIn } from '@/lib/platform/i18n/names'
import { ownerPageUrl } from '../registration/mail'
import { createConfirmToken } from './confirm-token'
import type { ListingKind } from './schema'

type Registrant = { id: number; name: string; email: string; lang: Locale }
type Listing = { kind: ListingKind; id: number; name: string; name_en: string }

/** Builds the mail that asks an owner whether the listing is still correct. */
export function stillCorrectMail(registrant: Registrant, listing: Listing): Mail {
  const { lang, email, name } = registrant
  const path = directoryPaths.confirm(createConfirmToken(listing.kind, listing.id))
  const values = {
    name,
    listing: nameIn(listing, lang).text,
    confirm: `${env().siteUrl}${localePath(lang, path)}`,
    edit: ownerPageUrl(lang),
  }
  return {
    kind: 'listingStillCorrect',
    to: email,
    subject: messageText(lang, 'directory.mail.stillCorrect.subject', values),
    text: messageText(lang, 'directory.mail.stillCorrect.text', values),
    about: { registrant_id: registrant.id },
  }
}
