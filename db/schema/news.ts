import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { files } from './files'
import { menuCategories } from './menu'
import { version } from './version'

/** The words of a search key as the index holds them; a query must say it in the same way. */
export function searchWords(key: AnyPgColumn | SQL): SQL {
  return sql`array_to_tsvector(string_to_array(trim(${key}), ' '))`
}

/** News in two languages. Either language may be empty, never both. */
export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    imageFileId: integer('image_file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    title: text().notNull().default(''),
    titleEn: text('title_en').notNull().default(''),
    summary: text().notNull().default(''),
    summaryEn: text('summary_en').notNull().default(''),
    text: text().notNull().default(''),
    textEn: text('text_en').notNull().default(''),
    categoryCid: integer('category_cid')
      .notNull()
      .references(() => menuCategories.cid, { onDelete: 'restrict' }),
    publisher: text().notNull(),
    newsStatus: boolean('news_status').notNull().default(true),
    yellowBook: boolean('yellow_book').notNull().default(false),
    /** Year and month of publication in Ulaanbaatar as one number, 202509: the key of the archive. */
    archiveMonth: integer('archive_month')
      .notNull()
      .generatedAlwaysAs(
        sql`(extract(year from (created_at at time zone 'Asia/Ulaanbaatar')) * 100 + extract(month from (created_at at time zone 'Asia/Ulaanbaatar')))::integer`,
      ),
    /** The words of title, summary and text in both languages, folded by `lib/search/fold.ts`. */
    searchKey: text('search_key').notNull().default(''),
    version: version(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('news_published')
      .on(t.createdAt, t.id)
      .where(sql`news_status`),
    index('news_category_published')
      .on(t.categoryCid, t.createdAt, t.id)
      .where(sql`news_status`),
    index('news_archive_published')
      .on(t.archiveMonth, t.createdAt, t.id)
      .where(sql`news_status`),
    index('news_all').on(t.createdAt, t.id),
    index('news_category').on(t.categoryCid, t.createdAt, t.id),
    index('news_image').on(t.imageFileId),
    // Words by their beginnings, exact without a look at the rows; and any piece of a word, by its trigrams.
    index('news_words')
      .using('gin', searchWords(t.searchKey))
      .where(sql`news_status`),
    index('news_search').using('gin', sql`${t.searchKey} gin_trgm_ops`),
    check('news_has_content', sql`${t.title} <> '' or ${t.titleEn} <> ''`),
    check(
      'news_mn_whole',
      sql`(${t.title} = '') = (${t.text} = '') and (${t.title} = '') = (${t.summary} = '')`,
    ),
    check(
      'news_en_whole',
      sql`(${t.titleEn} = '') = (${t.textEn} = '') and (${t.titleEn} = '') = (${t.summaryEn} = '')`,
    ),
  ],
)
