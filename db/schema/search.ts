import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { personal } from './columns'

/** The id of a transaction in 64 bits, which Postgres never reuses. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The vocabulary: the words of the indexed texts in lower case, with the keys by which `lib/platform/search`
 * finds a word when a reader spells it differently. See docs/search.md.
 */
export const searchWords = pgTable(
  'search_words',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    word: text().notNull().unique(),
    /**
     * The word in Latin letters, with easily confused vowels unified, so that different spellings of a word
     * have the same key.
     */
    loose: text().notNull(),
    /** The possible stems of the word (without its endings), as keys like `loose`. */
    stems: text().array().notNull(),
    /**
     * Hashes of the word, and of the word with each of its letters left out in turn: words that differ by one
     * typing error share a hash. Empty for numbers and very long words.
     */
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
    /** Ids of `search_words`, sorted. Words of the title appear a second time, as negative ids. */
    words: integer().array().notNull(),
    /**
     * The ids of the first words in the order of the texts, four bytes each, which tell how near to each other
     * words are; 0 between two texts. Null until the record is indexed again.
     */
    sequence: bytes(),
    dated_at: timestamp({ withTimezone: true }).notNull(),
    /** When visitors may find the record. A null `public_from` means never, a null `public_until` no end. */
    public_from: timestamp({ withTimezone: true }),
    public_until: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('search_items_record').on(t.kind, t.record_id),
    // For frequent words: the search goes through the items from the newest on.
    index('search_items_newest').on(t.kind, t.dated_at, t.record_id),
    // For all other words: finds the items that contain them.
    index('search_items_words').using('gin', t.words.op('gin__int_ops')),
  ],
)

/**
 * Names of records that readers find by the whole name as well as by its words, such as companies: one row
 * for each name of a record (`lib/platform/search/names.ts`).
 */
export const searchNames = pgTable(
  'search_names',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    record_id: integer().notNull(),
    /** The words of the name in lower case, separated by a space, with legal forms. */
    name: personal('name', text().notNull()),
    /** The words without legal forms as one key (see `search_words.loose`), to search by its beginning. */
    loose: personal('name', text().notNull()),
    /**
     * Hashes of the joined words, of the sorted words, of the name without the ending of its last word, and
     * of the name with each of its letters left out in turn.
     */
    keys: integer().array().notNull(),
  },
  (t) => [
    index('search_names_record').on(t.kind, t.record_id),
    index('search_names_beginning').on(t.kind, t.loose.op('text_pattern_ops')),
    index('search_names_keys').using('gin', t.keys.op('gin__int_ops')),
  ],
)

/**
 * Records whose texts changed since they were indexed. Triggers note them (`db/search-triggers.ts`). A
 * transaction of the application indexes the records that it changed before it commits, unless there are too
 * many. A job indexes the rest.
 */
export const searchPending = pgTable(
  'search_pending',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Null means every record of the kind. */
    record_id: integer(),
    transaction_id: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (t) => [index('search_pending_transaction').on(t.transaction_id)],
)
