import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** The number of a transaction, which no other ever has. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The vocabulary: every word that any text holds, as it is written there in lower case, with the keys by which
 * `lib/platform/search` finds it for a word that is written differently. See docs/search.md.
 */
export const searchWords = pgTable(
  'search_words',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    word: text().notNull().unique(),
    /** The word in one alphabet, vowels that are easily confused made one: what sounds alike has the same. */
    loose: text().notNull(),
    /** What may be left of it without its endings, as loose keys. */
    stems: text().array().notNull(),
    /** What is left of it without one of its letters, for each, as hashes: two words one slip apart share one. */
    slips: integer().array().notNull(),
  },
  (t) => [
    index('search_words_loose').on(t.loose.op('text_pattern_ops')),
    index('search_words_stems').using('gin', t.stems),
    index('search_words_slips').using('gin', t.slips.op('gin__int_ops')),
    index('search_words_near').using('gin', t.loose.op('gin_trgm_ops')),
  ],
)

/** One row for each record that can be found: which words it holds, when it is dated and when it is public. */
export const searchItems = pgTable(
  'search_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    record_id: integer().notNull(),
    /** Ids of `search_words`, in order; negative where the word stands in the title, which is a second posting. */
    words: integer().array().notNull(),
    dated_at: timestamp({ withTimezone: true }).notNull(),
    /** From when to when visitors may find it; without the first they never may, without the second it stays. */
    public_from: timestamp({ withTimezone: true }),
    public_until: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('search_items_record').on(t.kind, t.record_id),
    // Frequent words are looked for from the newest item on.
    index('search_items_newest').on(t.kind, t.dated_at, t.record_id),
    // The others through their postings.
    index('search_items_words').using('gin', t.words.op('gin__int_ops')),
  ],
)

/**
 * Names of records that are found by their whole name as well as by its words, such as companies: one row for each name
 * of a record (`lib/platform/search/names.ts`).
 */
export const searchNames = pgTable(
  'search_names',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    record_id: integer().notNull(),
    /** As it is written, without what is no part of it. */
    name: text().notNull(),
    /** All its words as one loose key: by it names are found that begin so. */
    loose: text().notNull(),
    /** Hashes of how it may be written, in whatever order of its words, and of it without each of its letters. */
    keys: integer().array().notNull(),
  },
  (t) => [
    index('search_names_record').on(t.kind, t.record_id),
    index('search_names_beginning').on(t.kind, t.loose.op('text_pattern_ops')),
    index('search_names_keys').using('gin', t.keys.op('gin__int_ops')),
  ],
)

/**
 * Records whose texts changed since they were indexed, noted by triggers (`db/search-triggers.ts`). A transaction of
 * the application takes its own before it commits; what other writers leave is taken by a job.
 */
export const searchPending = pgTable(
  'search_pending',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Null when it is every record of the kind. */
    record_id: integer(),
    transaction_id: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (t) => [index('search_pending_transaction').on(t.transaction_id)],
)
