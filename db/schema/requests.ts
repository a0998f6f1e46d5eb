import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/** Requests to the association's office: to join, to join the codex, to meet. Personal data: roles 1 and 2. */
export const officeRequests = pgTable(
  'office_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    phone_number: text().notNull(),
    business_type: text().notNull(),
    member_request: boolean().notNull().default(false),
    codex_request: boolean().notNull().default(false),
    meeting_request: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    index('office_requests_list').on(t.created_at, t.id),
    index('office_requests_email').on(t.email),
    check('office_requests_purpose', sql`${t.member_request} or ${t.codex_request} or ${t.meeting_request}`),
  ],
)
