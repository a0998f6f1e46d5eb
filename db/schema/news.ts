import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { files } from './files'
import { menuCategories } from './menu'
import {
  createdAtColumn,
  leading,
  personal,
  scheduleOrderCheck,
  scheduleTimeColumns,
  updatedAtColumn,
  versionColumn,
} from './columns'

/** The texts of a news item of any site, in both languages. */
export const newsTextColumns = () => ({
  title: text().notNull().default(''),
  title_en: text().notNull().default(''),
  summary: text().notNull().default(''),
  summary_en: text().notNull().default(''),
  text: leading('richText', text().notNull().default('')),
  text_en: leading('richText', text().notNull().default('')),
  /** A number of the story with its unit, «2,400 га», which lists show instead of the picture. */
  figure: text().notNull().default(''),
  figure_en: text().notNull().default(''),
})

/** News in two languages. Either language may be empty, never both. */
export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    image_file_id: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    ...newsTextColumns(),
    category_cid: integer()
      .notNull()
      .references(() => menuCategories.cid, { onDelete: 'restrict' }),
    publisher: personal('name', text().notNull()),
    news_status: boolean().notNull().default(true),
    yellow_book: boolean().notNull().default(false),
    ...scheduleTimeColumns(),
    /** Year and month of publication in Ulaanbaatar as one number, such as 202509: the key of the archive. */
    archive_month: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`(extract(year from (created_at at time zone 'Asia/Ulaanbaatar')) * 100 + extract(month from (created_at at time zone 'Asia/Ulaanbaatar')))::integer`,
      ),
    version: versionColumn(),
    created_at: createdAtColumn(),
    updated_at: updatedAtColumn(),
  },
  (t) => [
    // These indexes contain the schedule, so that Postgres lists published ids without reading the rows.
    index('news_published')
      .on(t.created_at, t.id, t.appears_at, t.ends_at)
      .where(sql`news_status`),
    index('news_category_published')
      .on(t.category_cid, t.created_at, t.id, t.appears_at, t.ends_at)
      .where(sql`news_status`),
    index('news_archive_published')
      .on(t.archive_month, t.created_at, t.id, t.appears_at, t.ends_at)
      .where(sql`news_status`),
    index('news_all').on(t.created_at, t.id),
    index('news_category').on(t.category_cid, t.created_at, t.id),
    // For the few scheduled items, which a job checks each minute.
    index('news_appears')
      .on(t.appears_at)
      .where(sql`appears_at is not null`),
    index('news_ends')
      .on(t.ends_at)
      .where(sql`ends_at is not null`),
    index('news_image').on(t.image_file_id),
    // For the few items whose texts contain stored pictures.
    index('news_pictures')
      .on(t.id)
      .where(sql`text like '%/files/%' or text_en like '%/files/%'`),
    scheduleOrderCheck('news', t),
    check('news_has_content', sql`${t.title} <> '' or ${t.title_en} <> ''`),
    check(
      'news_mn_whole',
      sql`(${t.title} = '') = (${t.text} = '') and (${t.title} = '') = (${t.summary} = '')`,
    ),
    check(
      'news_en_whole',
      sql`(${t.title_en} = '') = (${t.text_en} = '') and (${t.title_en} = '') = (${t.summary_en} = '')`,
    ),
  ],
)
