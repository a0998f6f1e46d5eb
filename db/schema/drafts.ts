import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { createdAtColumn, personal, updatedAtColumn, versionColumn } from './columns'

/** The unsaved values of an office form, which any colleague who may save the form can continue. */
export const drafts = pgTable(
  'drafts',
  {
    /** The browser makes it, so that a draft whose storing got no answer is not stored a second time. */
    id: uuid().primaryKey(),
    /** The route of the call that saves the form: who may make it may use the draft. */
    call: text().notNull(),
    /** The name of the form; several forms may have the same call. */
    form: text().notNull(),
    /** The table of the record, one of `db/record-kinds.ts`. */
    kind: text().notNull(),
    /** The number with which the form of the record opens; null for a record that does not exist yet. */
    record_id: integer(),
    /** The version of the record on which the values are based. */
    record_version: integer(),
    /** What lists show as its name; may be empty. */
    title: text().notNull(),
    values: personal('draft', jsonb().$type<Record<string, unknown>>().notNull()),
    /** The account that changed it last; null when the account is deleted. */
    account_id: integer().references(() => accounts.id, { onDelete: 'set null' }),
    /** The open form that stored it last. */
    open_form: uuid().notNull(),
    version: versionColumn(),
    created_at: createdAtColumn(),
    updated_at: updatedAtColumn(),
  },
  (t) => [
    uniqueIndex('drafts_record_unique')
      .on(t.kind, t.record_id, t.form, t.call)
      .where(sql`${t.record_id} is not null`),
    index('drafts_list').on(t.kind, t.form, t.call, t.updated_at, t.id),
    index('drafts_age').on(t.updated_at),
    index('drafts_account').on(t.account_id),
  ],
)
