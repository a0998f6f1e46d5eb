import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { type TranslationKind, type TranslationState, translationKinds } from '../bilingual'

const kinds = Object.keys(translationKinds) as [TranslationKind, ...TranslationKind[]]
const states = ['missing', 'outdated', 'done'] as const satisfies readonly TranslationState[]

/**
 * How the two languages of every bilingual record stand to one another, one row a record. Triggers alone write it
 * (`db/translation-triggers.ts`), so that no writer of a record can forget it; but for an editor's word that the
 * English still fits.
 */
export const translations = pgTable(
  'translations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: kinds }).notNull(),
    /** The record's own key in its table. */
    record_id: integer().notNull(),
    /** What the office calls the record. */
    name: text().notNull(),
    /** Some text of it is there in Mongolian alone. */
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
    // The list of what there is to do, and how much of each kind and state there is.
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
