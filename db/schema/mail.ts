import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { assessmentRespondents } from './assessment'
import { officeRequests } from './requests'

/** Mail written in the transaction of the thing that it tells of; a job for each sends it (`lib/mail/send.ts`). */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    toAddress: text('to_address').notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull().default(''),
    /** Files that are there already, or what is to be drawn when it is sent. */
    attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
    /** The text is a secret of its receiver, such as a code: it is erased once it is sent. */
    isSecret: boolean('is_secret').notNull().default(false),
    /** Its Message-ID: a mail that is sent again after a crash is known by its receiver as the same one. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    /** What it tells of: it goes when that is deleted, whoever it was sent to. */
    requestId: integer('request_id').references(() => officeRequests.id, { onDelete: 'cascade' }),
    respondentId: integer('respondent_id').references(() => assessmentRespondents.id, {
      onDelete: 'cascade',
    }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (t) => [
    index('mail_outbox_unsent')
      .on(t.id)
      .where(sql`sent_at is null and attempts < 12`),
    index('mail_outbox_request').on(t.requestId),
    index('mail_outbox_respondent').on(t.respondentId),
    index('mail_outbox_address').on(t.toAddress),
    index('mail_outbox_age').on(t.createdAt),
  ],
)

export type MailAttachment =
  /** Text as it stands, such as a calendar file; other bytes as base64. */
  | { filename: string; contentType: string; content: string; encoding?: 'base64' }
  /** The PDF of a member's answers: drawing takes seconds, so it is done when the mail leaves. */
  | { filename: string; kind: 'answers-pdf'; answerId: number; memberId: number; lang: 'mn' | 'en' }
