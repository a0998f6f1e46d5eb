import { sql } from 'drizzle-orm'
import { menuCategories, pageTexts } from '@/db/schema/menu'
import { isLaterTodaySql, type WaitingSource } from '@/lib/platform/records/waiting'
import { officePaths } from '@/lib/platform/site/office-paths'

/** Page texts that appear later today. */
export const pageTextsOfToday: WaitingSource = {
  access: 'staff',
  from: sql`from ${pageTexts} page where ${isLaterTodaySql(sql`page.appears_at`)}`,
  id: sql`page.id`,
  name: sql`(select category from ${menuCategories} where cid = page.category_cid)`,
  since: sql`page.appears_at`,
  due: sql`page.appears_at`,
  address: sql`${`${officePaths.pageText}/`}::text || page.category_cid`,
}
