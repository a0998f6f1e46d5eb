import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { createdAtColumn, personal } from './columns'

/** The content of an office form: stored for an hour to preview its public page, or shared for some days. */
export const previews = pgTable(
  'previews',
  {
    id: uuid().primaryKey().defaultRandom(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['news', 'report', 'pageText'] }).notNull(),
    /** The number of the record that the form edits; null while the record is not saved yet. */
    record_id: integer(),
    shown: jsonb().notNull(),
    /** Until when anybody may open it; null for a preview that is not shared. */
    shared_until: timestamp({ withTimezone: true }),
    /** Whether it shows the last saved version of its record in place of `shown`. */
    follows_record: boolean().notNull().default(false),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('previews_account').on(t.account_id),
    index('previews_age').on(t.created_at),
    index('previews_shared')
      .on(t.kind, t.record_id)
      .where(sql`${t.shared_until} is not null`),
    check('previews_kind_known', sql`${t.kind} in ('news', 'report', 'pageText')`),
  ],
)

/** A reader's remark on a shared draft. */
export const previewRemarks = pgTable(
  'preview_remarks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    preview_id: uuid()
      .notNull()
      .references(() => previews.id, { onDelete: 'cascade' }),
    name: personal('name', text().notNull()),
    text: personal('message', text().notNull()),
    /** The words of the draft that the remark is about; empty for the whole draft. */
    place: personal('message', text().notNull().default('')),
    /** Whether staff have dealt with it. */
    is_done: boolean().notNull().default(false),
    created_at: createdAtColumn(),
  },
  (t) => [index('preview_remarks_list').on(t.preview_id)],
)
