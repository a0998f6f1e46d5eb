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
} from 'drizzle-orm/pg-core'
import {
  createdAtColumn,
  leading,
  scheduleOrderCheck,
  scheduleTimeColumns,
  updatedAtColumn,
  versionColumn,
} from './columns'

/** The menu tree of the association site. Items with page type `news` are news categories. */
export const menuCategories = pgTable(
  'menu_categories',
  {
    cid: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The parent; null at the top level. Deleting a parent that has children is refused. */
    pid: integer().references((): AnyPgColumn => menuCategories.cid, { onDelete: 'restrict' }),
    category: text().notNull(),
    category_en: text().notNull(),
    category_status: boolean().notNull().default(true),
    page_type: text({ enum: ['news', 'static'] }).notNull(),
    category_level: smallint().notNull(),
    /** Order among siblings, lowest first. */
    sequence: integer().notNull().default(0),
    version: versionColumn(),
    created_at: createdAtColumn(),
    updated_at: updatedAtColumn(),
  },
  (t) => [
    index('menu_categories_tree').on(t.pid, t.sequence, t.cid),
    index('menu_categories_type').on(t.page_type, t.cid),
    check('menu_categories_type_known', sql`${t.page_type} in ('news', 'static')`),
    check('menu_categories_level_known', sql`${t.category_level} between 1 and 3`),
    check('menu_categories_level_parent', sql`(${t.category_level} = 1) = (${t.pid} is null)`),
    check('menu_categories_third_static', sql`${t.category_level} < 3 or ${t.page_type} = 'static'`),
    check('menu_categories_own_parent', sql`${t.pid} is null or ${t.pid} <> ${t.cid}`),
  ],
)

/** The text of a menu item's page in both languages. */
export const pageTexts = pgTable(
  'page_texts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    category_cid: integer()
      .notNull()
      .unique()
      .references(() => menuCategories.cid, { onDelete: 'restrict' }),
    text: leading('richText', text().notNull().default('')),
    text_en: leading('richText', text().notNull().default('')),
    ...scheduleTimeColumns(),
    version: versionColumn(),
    created_at: createdAtColumn(),
    updated_at: updatedAtColumn(),
  },
  (t) => [scheduleOrderCheck('page_texts', t)],
)
