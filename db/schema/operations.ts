import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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
