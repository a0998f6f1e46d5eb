import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { personal } from './columns'

/**
 * One row for each write in the back office, each export of personal data and each opening of one person's:
 * account, action and time. It stays when the account is deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    account_id: integer().references(() => accounts.id, { onDelete: 'set null' }),
    account_email: personal('email', text().notNull()),
    /** The method and path of the call, such as `POST /admin/insert/news`. */
    call: personal('actions', text().notNull()),
    /** The numbers, booleans and short texts of the input, except the fields in the call's `auditOmits`. */
    details: personal('actions', jsonb().notNull()),
    /** The kind and the id of the record that the call wrote; each is null if the call does not tell it. */
    kind: text(),
    record_id: integer(),
  },
  (t) => [
    index('audit_log_list').on(t.at, t.id),
    index('audit_log_account').on(t.account_id, t.at, t.id),
    index('audit_log_kind').on(t.kind, t.at, t.id),
    index('audit_log_record').on(t.kind, t.record_id, t.at, t.id),
  ],
)
