import { messageText } from '@/lib/platform/i18n/messages'
import { nameIn } from '@/lib/platform/i18n/names'
import { queueMail } from '@/lib/platform/mail/outbox'
import { liveAddress, type MailedListing } from '../registrants/mail'
import { registrantOf } from '../registrants/queries'
import type { ChangedField } from './schema'

type Outcome = { taken: readonly ChangedField[]; kept: readonly ChangedField[]; note: string }

/** Tells the owner which of the changes are on the site now, and which are not. */
export async function mailChanges(listing: MailedListing, { taken, kept, note }: Outcome): Promise<void> {
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
