import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Requests to the association's office: to join, to join the codex, to meet. Personal data: roles 1 and 2. */
export const officeRequests = pgTable(
  'office_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    phoneNumber: text('phone_number').notNull(),
    businessType: text('business_type').notNull(),
    memberRequest: boolean('member_request').notNull().default(false),
    codexRequest: boolean('codex_request').notNull().default(false),
    meetingRequest: boolean('meeting_request').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('office_requests_list').on(t.createdAt, t.id),
    index('office_requests_email').on(t.email),
    check('office_requests_purpose', sql`${t.memberRequest} or ${t.codexRequest} or ${t.meetingRequest}`),
  ],
)
