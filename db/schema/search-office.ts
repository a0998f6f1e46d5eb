import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAtColumn, leading, updatedAtColumn, versionColumn } from './columns'

/** Words and phrases that mean the same, from which the search finds one for the other. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Two or more phrases, separated by `; `. */
    words: text().notNull(),
    /** `both`: each phrase also finds the others. `first`: only the first one does. */
    direction: text().notNull().default('both'),
    /** The language of the readers for whom the line is used: `mn`, `en` or `all`. */
    lang: text().notNull().default('all'),
    version: versionColumn(),
    created_at: createdAtColumn(),
    updated_at: updatedAtColumn(),
  },
  (t) => [
    index('search_synonyms_order').on(t.words, t.id),
    // A semicolon by its number: the generator of migrations cuts a literal one off.
    check('search_synonyms_several', sql`strpos(${t.words}, chr(59)) > 1`),
    check('search_synonyms_direction_known', sql`${t.direction} in ('both', 'first')`),
    check('search_synonyms_lang_known', sql`${t.lang} in ('mn', 'en', 'all')`),
  ],
)

/** Pages that lead visitors to what they want to do, shown above the results of a term that asks for it. */
export const searchShortcuts = pgTable(
  'search_shortcuts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What visitors type: phrases, separated by `; `. */
    phrases: text().notNull(),
    title: text().notNull(),
    title_en: text().notNull(),
    /** The page's path without a language. */
    path: leading('address', text().notNull()),
    version: versionColumn(),
    created_at: createdAtColumn(),
    updated_at: updatedAtColumn(),
  },
  (t) => [
    index('search_shortcuts_order').on(t.title, t.id),
    check('search_shortcuts_filled', sql`${t.phrases} <> '' and ${t.title} <> '' and ${t.title_en} <> ''`),
    check('search_shortcuts_own_path', sql`${t.path} ~ '^/(mm|mn|mw|yp)(/|$)'`),
  ],
)

/**
 * How often the searches of a term found nothing or led to no result. A row is deleted 90 days after the first
 * search, and counting then begins anew.
 */
export const searchMisses = pgTable(
  'search_misses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** A hash of the site and the term with the server's secret: the term cannot be told from it. */
    key: text().notNull().unique(),
    site: text().notNull(),
    /** The term in lower case; null until another visitor asks it too, or anybody on another day. */
    term: text(),
    /** Searches that found nothing, that found something, and of the latter those with an opened result. */
    nothing: integer().notNull().default(0),
    found: integer().notNull().default(0),
    opened: integer().notNull().default(0),
    missed: integer()
      .notNull()
      .generatedAlwaysAs(sql`nothing + greatest(found - opened, 0)`),
    asked_on: date({ mode: 'string' })
      .notNull()
      .default(sql`current_date`),
  },
  (t) => [
    index('search_misses_most')
      .on(t.missed.desc().nullsFirst(), t.id)
      .where(sql`${t.term} is not null and ${t.missed} > 0`),
    index('search_misses_day').on(t.asked_on),
  ],
)
