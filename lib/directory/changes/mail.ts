import { messageText } from '@/lib/platform/i18n/messages'
import { type MailedListing, mailDecisionToRegistrant } from '../registrants/mail'
import type { ChangedField } from './schema'

type ChangeOutcome = {
  acceptedFields: readonly ChangedField[]
  rejectedFields: readonly ChangedField[]
  note: string
}

/** Mails the owner which of the changed fields the staff accepted and which they rejected. */
export function mailChangeDecision(
  listing: MailedListing,
  { acceptedFields, rejectedFields, note }: ChangeOutcome,
): Promise<void> {
  return mailDecisionToRegistrant(listing, ({ lang, person, name, link }) => {
    const joinFieldNames = (fields: readonly ChangedField[]) =>
      fields.map((field) => messageText(lang, `directory.decision.fields.${field}`)).join(', ')
    const parts = [
      messageText(lang, 'directory.decision.changes.greeting', { person, name }),
      acceptedFields.length > 0 &&
        messageText(lang, 'directory.decision.changes.taken', { fields: joinFieldNames(acceptedFields) }),
      rejectedFields.length > 0 &&
        messageText(lang, 'directory.decision.changes.kept', { fields: joinFieldNames(rejectedFields) }),
      note && messageText(lang, 'directory.decision.changes.note', { note }),
      messageText(lang, 'directory.decision.changes.end', { link }),
    ]
    return {
      subject: messageText(lang, 'directory.decision.changes.subject', { name }),
      text: parts.filter(Boolean).join('\n\n'),
    }
  })
}
