import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { assessmentRespondents } from './assessment'
import { createdAtColumn, personal } from './columns'
import { directoryRegistrants } from './directory'
import { eventRegistrations } from './event'
import { meetings } from './meetings'
import { officeRequests } from './requests'

/**
 * Mail to send. The transaction that causes a mail writes it; a job sends it (`lib/platform/mail/send.ts`).
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    to_address: personal('email', text().notNull()),
    /**
     * The kind of mail (`lib/platform/mail/kinds.ts`), by which the number of mails to one receiver is
     * limited.
     */
    kind: text().notNull().default(''),
    subject: personal('message', text().notNull()),
    text: personal('message', text().notNull()),
    /** The e-mail address for replies; null when replies go to the sender's address. */
    reply_to: personal('email', text()),
    html: personal('message', text().notNull().default('')),
    /** Files with their content, and files that are made when the mail is sent. */
    attachments: personal('files', jsonb().$type<MailAttachment[]>().notNull().default([])),
    /** Whether the text is a secret, such as a code. Sending, expiry or the last failure erases the text. */
    is_secret: boolean().notNull().default(false),
    /** The Message-ID of the mail, by which a receiver recognises a mail that is sent again after a crash. */
    message_id: uuid().notNull().defaultRandom(),
    /** The request that the mail is about; deleting the request deletes the mail. */
    request_id: integer().references(() => officeRequests.id, { onDelete: 'cascade' }),
    respondent_id: integer().references(() => assessmentRespondents.id, {
      onDelete: 'cascade',
    }),
    registration_id: integer().references(() => eventRegistrations.id, { onDelete: 'cascade' }),
    /**
     * Whether the mail is one of many that are written at once: one job sends all of them, and only a
     * postponed mail gets its own job.
     */
    is_bulk: boolean().notNull().default(false),
    registrant_id: integer().references(() => directoryRegistrants.id, { onDelete: 'cascade' }),
    meeting_id: integer().references(() => meetings.id, { onDelete: 'cascade' }),
    created_at: createdAtColumn(),
    attempts: integer().notNull().default(0),
    /** When a job last tried to send the mail. */
    taken_at: timestamp({ withTimezone: true }),
    sent_at: timestamp({ withTimezone: true }),
    last_error: text(),
  },
  (t) => [
    index('mail_outbox_unsent')
      .on(t.id)
      .where(sql`sent_at is null and attempts < 12`),
    index('mail_outbox_bulk')
      .on(t.id)
      .where(sql`is_bulk and taken_at is null and sent_at is null`),
    // For the operators' list of mail that could not be sent.
    index('mail_outbox_failed')
      .on(t.id)
      .where(sql`sent_at is null and last_error is not null`),
    index('mail_outbox_request').on(t.request_id),
    index('mail_outbox_respondent').on(t.respondent_id),
    index('mail_outbox_registration').on(t.registration_id),
    index('mail_outbox_registrant').on(t.registrant_id),
    index('mail_outbox_meeting').on(t.meeting_id),
    index('mail_outbox_address').on(t.to_address),
    index('mail_outbox_age').on(t.created_at),
  ],
)

export type MailAttachment =
  /** Plain text, such as a calendar file; other bytes as base64. */
  | { filename: string; contentType: string; content: string; encoding?: 'base64' }
  /** The PDF of a member's answers: drawing takes seconds, so it is done when the mail is sent. */
  | { filename: string; kind: 'answers-pdf'; answerId: number; memberId: number; lang: 'mn' | 'en' }
  /** The QR code of an event pass; `text` is the text that it encodes. */
  | { filename: string; kind: 'pass-qr'; text: string }
  /** The calendar file with the days of an edition, as they are at the moment of sending. */
  | { filename: string; kind: 'event-calendar'; eventId: number; lang: 'mn' | 'en' }
