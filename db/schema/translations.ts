import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { type TranslationKind, type TranslationState, translationKinds } from '../bilingual'

const kinds = Object.keys(translationKinds) as [TranslationKind, ...TranslationKind[]]
const states = ['missing', 'outdated', 'done'] as const satisfies readonly TranslationState[]

/**
 * The translation state of every bilingual record, one row for each record. Triggers write the rows
 * (`db/translation-triggers.ts`), whatever code saves a record. The only direct write to a row is the
 * confirmation of an editor that the English text still fits.
 */
export const translations = pgTable(
  'translations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: kinds }).notNull(),
    /** The record's own key in its table. */
    record_id: integer().notNull(),
    /** The record's name in the office. */
    name: text().notNull(),
    /** Whether some text of the record is only in Mongolian. */
    en_missing: boolean().notNull(),
    mn_changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    en_changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    state: text({ enum: states })
      .notNull()
      .generatedAlwaysAs(
        sql`case when en_missing then 'missing' when mn_changed_at > en_changed_at then 'outdated' else 'done' end`,
      ),
  },
  (t) => [
    uniqueIndex('translations_record').on(t.kind, t.record_id),
    // For the office's list of due translations, and for counting them by kind and state.
    index('translations_due')
      .on(t.mn_changed_at, t.id)
      .where(sql`state <> 'done'`),
    index('translations_due_of')
      .on(t.state, t.kind, t.mn_changed_at, t.id)
      .where(sql`state <> 'done'`),
    check(
      'translations_kind_known',
      sql`${t.kind} in (${sql.raw(kinds.map((kind) => `'${kind}'`).join(', '))})`,
    ),
  ],
)
