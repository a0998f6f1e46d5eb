import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * While its row exists, mail is written and not sent: so a restored copy does not write to members. A restore
 * and `npm run outgoing -- off` insert the row, `npm run outgoing -- on` deletes it.
 */
export const outgoingHold = pgTable(
  'outgoing_hold',
  {
    is_only: boolean().primaryKey().default(true),
    /** Why no mail is sent, in words for operators. */
    reason: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check('outgoing_hold_is_only', sql`${t.is_only}`)],
)

/** One row for each run of the backup command; old ones are deleted. */
export const backupRuns = pgTable('backup_runs', {
  /** The name of the backup in its place: its time. */
  name: text().primaryKey(),
  started_at: timestamp({ withTimezone: true }).notNull(),
  /** Null while it runs, and for ever if its process was killed. */
  ended_at: timestamp({ withTimezone: true }),
  /** Why there is no backup, in words for operators. */
  error: text(),
  rows: bigint({ mode: 'number' }),
  files: integer(),
  new_files: integer(),
  /** What this backup takes in its place, with the files that it shares with others. */
  bytes: bigint({ mode: 'number' }),
  /** When a copy was last restored from it, every hash right. */
  restored_at: timestamp({ withTimezone: true }),
})
