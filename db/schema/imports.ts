import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** One row for each run of an import from an old site; a dry run has none. */
export const importRuns = pgTable('import_runs', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The old site: the origin of its addresses. */
  source: text().notNull(),
  started_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Null while it runs, and after a kill until the same run goes on. */
  ended_at: timestamp({ withTimezone: true }),
  /** The numbers of records by kind and outcome. */
  counts: jsonb(),
})

/**
 * What an import has saved: the record of the old site, the record here, and what was saved. A record whose
 * version is another by now was edited here, and an import leaves it as it is.
 */
export const importRecords = pgTable(
  'import_records',
  {
    source: text().notNull(),
    kind: text().notNull(),
    /** The number of the record on the old site, or what else tells it from the others. */
    old_key: text().notNull(),
    record_id: integer().notNull(),
    /** The hash of the fields and files that were saved. */
    hash: text().notNull(),
    /** The version of the record here after the save; null for a record that was here before the import. */
    version: integer(),
    /** The run that added the record, and the run that saved it last. */
    added_run: integer()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'restrict' }),
    saved_run: integer()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.kind, t.old_key] }),
    index('import_records_added').on(t.added_run),
    index('import_records_saved').on(t.saved_run),
  ],
)
