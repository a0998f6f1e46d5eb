import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** The number of a transaction, which is never reused. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The vocabulary: every word of any text in lower case, with the keys by which `lib/platform/search` finds it
 * for a word that is written differently. See docs/search.md.
 */
export const searchWords = pgTable(
  'search_words',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    word: text().notNull().unique(),
    /**
     * The word in one alphabet, with easily confused vowels unified: words that sound alike have the same
     * key.
     */
    loose: text().notNull(),
    /** Its possible stems without endings, as loose keys. */
    stems: text().array().notNull(),
    /** Hashes of the word without each one of its letters: two words one slip apart share one. */
    slips: integer().array().notNull(),
  },
  (t) => [
    index('search_words_loose').on(t.loose.op('text_pattern_ops')),
    index('search_words_stems').using('gin', t.stems),
    index('search_words_slips').using('gin', t.slips.op('gin__int_ops')),
    index('search_words_near').using('gin', t.loose.op('gin_trgm_ops')),
  ],
)

/** One row for each searchable record: its words, its date and when it is public. */
export const searchItems = pgTable(
  'search_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    record_id: integer().notNull(),
    /** Ids of `search_words`, in order; negative for words of the title, which are a second posting. */
    words: integer().array().notNull(),
    dated_at: timestamp({ withTimezone: true }).notNull(),
    /** When visitors may find it; a null `public_from` means never, a null `public_until` means no end. */
    public_from: timestamp({ withTimezone: true }),
    public_until: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('search_items_record').on(t.kind, t.record_id),
    // Frequent words are searched from the newest item on.
    index('search_items_newest').on(t.kind, t.dated_at, t.record_id),
    // Other words are searched through their postings.
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
    /** As it is written, without additions that are not part of it. */
    name: text().notNull(),
    /** All its words as one loose key, for searches by its beginning. */
    loose: text().notNull(),
    /** Hashes of its possible spellings, in any order of words, and of it without each of its letters. */
    keys: integer().array().notNull(),
  },
  (t) => [
    index('search_names_record').on(t.kind, t.record_id),
    index('search_names_beginning').on(t.kind, t.loose.op('text_pattern_ops')),
    index('search_names_keys').using('gin', t.keys.op('gin__int_ops')),
  ],
)

/**
 * Records whose texts changed since they were indexed, noted by triggers (`db/search-triggers.ts`). A
 * transaction of the application indexes its own before it commits; a job indexes those of other writers.
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
