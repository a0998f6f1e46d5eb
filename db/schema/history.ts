import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { personal } from './columns'

/**
 * The row of a record as it was before a change, with the account and the time of the change. Triggers
 * (`db/record-triggers.ts`) write the versions. The version of a deleted row is its entry in the bin.
 */
export const recordVersions = pgTable(
  'record_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The table of the row, one of `db/record-kinds.ts`. */
    kind: text().notNull(),
    record_id: integer().notNull(),
    /** Whether the change deleted the record. */
    is_deletion: boolean().notNull(),
    row: personal('versions', jsonb().$type<Record<string, unknown>>().notNull()),
    /** The transaction of the change. The bin restores a row with its parts that this transaction deleted. */
    transaction: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The staff account that made the change; null for other writers, or when the account is deleted. */
    account_id: integer().references(() => accounts.id, { onDelete: 'set null' }),
    account_email: personal('email', text().notNull().default('')),
  },
  (t) => [
    index('record_versions_record').on(t.kind, t.record_id, t.id),
    index('record_versions_bin')
      .on(t.at, t.id)
      .where(sql`is_deletion`),
    index('record_versions_bin_kind')
      .on(t.kind, t.at, t.id)
      .where(sql`is_deletion`),
    index('record_versions_transaction')
      .on(t.transaction)
      .where(sql`is_deletion`),
    index('record_versions_account').on(t.account_id),
  ],
)
