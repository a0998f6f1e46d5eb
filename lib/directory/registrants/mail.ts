import { env } from '@/lib/platform/env'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { queueMail } from '@/lib/platform/mail/outbox'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { nameIn } from '@/lib/platform/i18n/names'
import { type ListingIdColumn, findRegistrant } from './queries'

type Names = { name: string; name_en: string }
export type MailedListing = Names & { column: ListingIdColumn; id: number }

const absoluteLocaleUrl = (path: string, lang: Locale) => `${env().siteUrl}${localePath(lang, path)}`

/** The values in a mail about a listing; `link` is its public page. */
type MailFacts = { lang: Locale; person: string; name: string; link: string }

/**
 * Mails the registrant of a listing the decision of the staff, in the language of the registrant's form.
 * Sends nothing when there is no registrant.
 */
export async function mailDecisionToRegistrant(
  listing: MailedListing,
  compose: (facts: MailFacts) => { subject: string; text: string },
): Promise<void> {
  const { column, id } = listing
  const registrant = await findRegistrant(column, id)
  if (!registrant) return
  const { lang, name: person, email } = registrant
  const path = column === 'company_id' ? directoryPaths.company(id) : directoryPaths.consultant(id)
  const facts = { lang, person, name: nameIn(listing, lang).text, link: absoluteLocaleUrl(path, lang) }
  await queueMail([
    { kind: 'listingDecided', to: email, about: { registrant_id: registrant.id }, ...compose(facts) },
  ])
}

/** Mails the registrant that the listing is published. */
export function mailApproval(listing: MailedListing): Promise<void> {
  return mailDecisionToRegistrant(listing, ({ lang, person, name, link }) => ({
    subject: messageText(lang, 'directory.decision.approved.subject', { name }),
    text: messageText(lang, 'directory.decision.approved.text', {
      ...{ person, name, link },
      owner: absoluteLocaleUrl(directoryPaths.owner, lang),
    }),
  }))
}

/** Mails the registrant why the listing is not published. */
export function mailRejection(listing: MailedListing, reason: string): Promise<void> {
  return mailDecisionToRegistrant(listing, ({ lang, person, name }) => ({
    subject: messageText(lang, 'directory.decision.rejected.subject', { name }),
    text: messageText(lang, 'directory.decision.rejected.text', {
      ...{ person, name, reason },
      link: absoluteLocaleUrl(directoryPaths.register, lang),
    }),
  }))
}
