import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'

/**
 * What a change of a record replaced: its row as it was before, and who changed it when. Written by triggers
 * (`db/record-triggers.ts`); of a deleted row it is what lies in the bin.
 */
export const recordVersions = pgTable(
  'record_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The table of the row, one of `db/record-kinds.ts`. */
    kind: text().notNull(),
    record_id: integer().notNull(),
    /** Nothing replaced it: the record was deleted. */
    is_deletion: boolean().notNull(),
    row: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What was deleted in one transaction comes back together. */
    transaction: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Who changed it; null for a command, or when the account is gone. */
    account_id: integer().references(() => accounts.id, { onDelete: 'set null' }),
    account_email: text().notNull().default(''),
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
