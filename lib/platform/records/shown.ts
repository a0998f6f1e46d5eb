import { type SQL, sql } from 'drizzle-orm'
import { type eventCategories, events } from '@/db/schema/event'
import { menuCategories } from '@/db/schema/menu'
import { archivedYear } from '@/lib/platform/site/event-paths'

/**
 * Selects the numbers of the menu items that are switched on together with all their ancestors: an item that
 * is switched off hides all its descendants.
 */
export const shownMenuItemsSql = (
  menu: typeof menuCategories | typeof eventCategories = menuCategories,
): SQL => sql`(
  with recursive shown as (
    select cid from ${menu} where pid is null and category_status
    union all
    select child.cid from ${menu} child join shown on child.pid = shown.cid where child.category_status
  )
  select cid from shown
)`

/**
 * The condition that an edition is of an earlier year than the live one and has pages under its year. Of
 * several editions in one year only the newest has these pages. The archived edition has a separate site
 * instead.
 * @param column returns the SQL of a column of the edition
 */
export const isEarlierEditionSql = (column: (name: 'id' | 'year' | 'is_current') => SQL): SQL<boolean> =>
  sql<boolean>`(not ${column('is_current')} and ${column('year')} <> ${archivedYear}
  and exists (select from ${events} live where live.is_current and live.year > ${column('year')})
  and not exists (select from ${events} later where later.year = ${column('year')} and later.id > ${column('id')}))`
