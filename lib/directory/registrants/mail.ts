import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/locale'
import { messageText } from '@/lib/i18n/messages'
import { queueMail } from '@/lib/mail/outbox'
import { directoryPaths } from '@/lib/site/directory-paths'
import type { ChangedField } from '../changes/schema'
import { nameIn } from '@/lib/i18n/names'
import { type ListingColumn, registrantOf } from './queries'

type Names = { name: string; name_en: string }
type Listing = Names & { column: ListingColumn; id: number }

const address = (path: string, lang: 'mn' | 'en') => `${env().siteUrl}${localePath(lang, path)}`

const liveAddress = ({ column, id }: Listing, lang: 'mn' | 'en') =>
  address(column === 'company_id' ? directoryPaths.company(id) : directoryPaths.consultant(id), lang)

/** Tells the registrant, in the language of the form, that the listing is published. Nobody is told where nobody registered it. */
export async function mailApproval(listing: Listing): Promise<void> {
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
export async function mailRejection(listing: Listing, reason: string): Promise<void> {
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

type Outcome = { taken: readonly ChangedField[]; kept: readonly ChangedField[]; note: string }

/** Tells the owner which of the changes are on the site now, and which are not. */
export async function mailChanges(listing: Listing, { taken, kept, note }: Outcome): Promise<void> {
  const registrant = await registrantOf(listing.column, listing.id)
  if (!registrant) return
  const { lang } = registrant
  const { text: name } = nameIn(listing, lang)
  const named = (fields: readonly ChangedField[]) =>
    fields.map((field) => messageText(lang, `directory.decision.fields.${field}`)).join(', ')
  const parts = [
    messageText(lang, 'directory.decision.changes.greeting', { person: registrant.name, name }),
    taken.length > 0 && messageText(lang, 'directory.decision.changes.taken', { fields: named(taken) }),
    kept.length > 0 && messageText(lang, 'directory.decision.changes.kept', { fields: named(kept) }),
    note && messageText(lang, 'directory.decision.changes.note', { note }),
    messageText(lang, 'directory.decision.changes.end', { link: liveAddress(listing, lang) }),
  ]
  await queueMail([
    {
      kind: 'listingDecided',
      to: registrant.email,
      subject: messageText(lang, 'directory.decision.changes.subject', { name }),
      text: parts.filter(Boolean).join('\n\n'),
      about: { registrant_id: registrant.id },
    },
  ])
}
