import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { version } from './version'

/** The menu tree of the association site. Its `news` items are the news categories. */
export const menuCategories = pgTable(
  'menu_categories',
  {
    cid: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The parent; null at the top level. Deleting a parent that has children is refused. */
    pid: integer().references((): AnyPgColumn => menuCategories.cid, { onDelete: 'restrict' }),
    category: text().notNull(),
    categoryEn: text('category_en').notNull(),
    categoryStatus: boolean('category_status').notNull().default(true),
    pageType: text('page_type', { enum: ['news', 'static'] }).notNull(),
    categoryLevel: smallint('category_level').notNull(),
    /** Order among siblings, lowest first. */
    sequence: integer().notNull().default(0),
    version: version(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('menu_categories_tree').on(t.pid, t.sequence, t.cid),
    index('menu_categories_type').on(t.pageType, t.cid),
    check('menu_categories_type_known', sql`${t.pageType} in ('news', 'static')`),
    check('menu_categories_level_known', sql`${t.categoryLevel} between 1 and 3`),
    check('menu_categories_level_parent', sql`(${t.categoryLevel} = 1) = (${t.pid} is null)`),
    check('menu_categories_third_static', sql`${t.categoryLevel} < 3 or ${t.pageType} = 'static'`),
    check('menu_categories_own_parent', sql`${t.pid} is null or ${t.pid} <> ${t.cid}`),
  ],
)

/** The text of a menu item's page in both languages. */
export const staticPages = pgTable('static_pages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  categoryCid: integer('category_cid')
    .notNull()
    .unique()
    .references(() => menuCategories.cid, { onDelete: 'restrict' }),
  text: text().notNull().default(''),
  textEn: text('text_en').notNull().default(''),
  version: version(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
