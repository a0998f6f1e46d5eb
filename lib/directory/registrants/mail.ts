import { env } from '@/lib/platform/env'
import { localePath } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { queueMail } from '@/lib/platform/mail/outbox'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { nameIn } from '@/lib/platform/i18n/names'
import { type ListingColumn, registrantOf } from './queries'

type Names = { name: string; name_en: string }
export type MailedListing = Names & { column: ListingColumn; id: number }

const address = (path: string, lang: 'mn' | 'en') => `${env().siteUrl}${localePath(lang, path)}`

/** The public page of a listing. */
export const liveAddress = ({ column, id }: MailedListing, lang: 'mn' | 'en') =>
  address(column === 'company_id' ? directoryPaths.company(id) : directoryPaths.consultant(id), lang)

/** Tells the registrant, in the language of the form, that the listing is published. Nobody is told where nobody registered it. */
export async function mailApproval(listing: MailedListing): Promise<void> {
  const registrant = await registrantOf(listing.column, listing.id)
  if (!registrant) return
  const { lang } = registrant
  const { text: name } = nameIn(listing, lang)
  await queueMail([
    {
      kind: 'listingDecided',
      to: registrant.email,
      subject: messageText(lang, 'directory.decision.approved.subject', { name }),
      text: messageText(lang, 'directory.decision.approved.text', {
        person: registrant.name,
        name,
        link: liveAddress(listing, lang),
        owner: address(directoryPaths.owner, lang),
      }),
      about: { registrant_id: registrant.id },
    },
  ])
}

/** Tells the registrant why the listing is not published. */
export async function mailRejection(listing: MailedListing, reason: string): Promise<void> {
  const registrant = await registrantOf(listing.column, listing.id)
  if (!registrant) return
  const { lang } = registrant
  const { text: name } = nameIn(listing, lang)
  await queueMail([
    {
      kind: 'listingDecided',
      to: registrant.email,
      subject: messageText(lang, 'directory.decision.rejected.subject', { name }),
      text: messageText(lang, 'directory.decision.rejected.text', {
        person: registrant.name,
        name,
        reason,
        link: address(directoryPaths.register, lang),
      }),
      about: { registrant_id: registrant.id },
    },
  ])
}
