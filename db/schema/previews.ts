import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { createdAt } from './columns'
import { files } from './files'

/** What stands in a form of the office, for an hour, as its public page shows it. */
export const previews = pgTable(
  'previews',
  {
    id: uuid().primaryKey().defaultRandom(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['news', 'report', 'pageText'] }).notNull(),
    shown: jsonb().notNull(),
    /** A picture that was chosen and is not saved yet. */
    image_file_id: integer().references(() => files.id, { onDelete: 'restrict' }),
    created_at: createdAt(),
  },
  (t) => [
    index('previews_account').on(t.account_id),
    index('previews_image').on(t.image_file_id),
    index('previews_age').on(t.created_at),
    check('previews_kind_known', sql`${t.kind} in ('news', 'report', 'pageText')`),
  ],
)
