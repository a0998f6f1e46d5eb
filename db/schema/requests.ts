import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAtColumn, personal, versionColumn } from './columns'

/** Requests for membership, to join the codex, or for a meeting. Only moderators and admins may read them. */
export const officeRequests = pgTable(
  'office_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: personal('name', text().notNull()),
    email: personal('email', text().notNull()),
    phone_number: personal('phone', text().notNull()),
    business_type: personal('organisation', text().notNull()),
    member_request: boolean().notNull().default(false),
    codex_request: boolean().notNull().default(false),
    meeting_request: boolean().notNull().default(false),
    /** The language of the form and of replies. */
    lang: personal('languages', text().notNull().default('mn')),
    state: text().notNull().default('new'),
    /** An internal note of the staff. */
    note: personal('notes', text().notNull().default('')),
    /** The name of the last editor. It is a copy, which is still shown when the account is deleted. */
    changed_by: personal('name', text().notNull().default('')),
    changed_at: timestamp({ withTimezone: true }),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('office_requests_list').on(t.created_at, t.id),
    index('office_requests_state').on(t.state, t.created_at, t.id),
    index('office_requests_email').on(t.email),
    check('office_requests_purpose', sql`${t.member_request} or ${t.codex_request} or ${t.meeting_request}`),
    check('office_requests_lang_known', sql`${t.lang} in ('mn', 'en')`),
    check('office_requests_state_known', sql`${t.state} in ('new', 'answered', 'closed')`),
  ],
)

/** The office's replies to a request; deleting the request deletes them. */
export const officeRequestReplies = pgTable(
  'office_request_replies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    request_id: integer()
      .notNull()
      .references(() => officeRequests.id, { onDelete: 'cascade' }),
    subject: personal('message', text().notNull()),
    text: personal('message', text().notNull()),
    /**
     * Who wrote the reply: the name of the account, and the e-mail address to which the requester may answer.
     */
    sent_by: personal('name', text().notNull()),
    reply_to: personal('email', text().notNull()),
    created_at: createdAtColumn(),
  },
  (t) => [index('office_request_replies_request').on(t.request_id, t.id)],
)
