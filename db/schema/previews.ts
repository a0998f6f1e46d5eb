import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { createdAtColumn } from './columns'

/** The content of an unsaved office form, stored for an hour to preview its public page. */
export const previews = pgTable(
  'previews',
  {
    id: uuid().primaryKey().defaultRandom(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['news', 'report', 'pageText'] }).notNull(),
    shown: jsonb().notNull(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('previews_account').on(t.account_id),
    index('previews_age').on(t.created_at),
    check('previews_kind_known', sql`${t.kind} in ('news', 'report', 'pageText')`),
  ],
)
