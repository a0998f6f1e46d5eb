import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The ledger of links: which column of which row leads where. Triggers on the columns that are marked with
 * `leading` fill it (`db/link-triggers.ts`), whoever writes.
 */
export const links = pgTable(
  'links',
  {
    /** The table of the row that leads there, the row's number, and the column. */
    kind: text().notNull(),
    record_id: integer().notNull(),
    field: text().notNull(),
    /** The address as it is written in the column. */
    href: text().notNull(),
    /** A path without language, query and anchor; of a stored file without its name; else an address of the web. */
    target: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.record_id, t.field, t.href] }),
    // The operators by which `like 'beginning%'` uses the index in every collation.
    index('links_target').on(t.target.op('text_pattern_ops'), t.kind, t.record_id),
  ],
)

/** What the nightly visits of addresses of the web found (`lib/office/links/outside.ts`). */
export const outsideLinks = pgTable(
  'outside_links',
  {
    url: text().primaryKey(),
    checked_at: timestamp({ withTimezone: true }).notNull(),
    /** The status of the answer; null when none came. */
    status: smallint(),
    /** On how many nights in turn the address did not answer well. */
    failures: smallint().notNull().default(0),
    /** Generated: an address that failed once may only have been restarted. */
    is_broken: boolean()
      .notNull()
      .generatedAlwaysAs(sql`failures >= 2`),
  },
  (t) => [
    index('outside_links_broken')
      .on(t.checked_at, t.url)
      .where(sql`is_broken`),
    index('outside_links_checked').on(t.checked_at),
  ],
)
