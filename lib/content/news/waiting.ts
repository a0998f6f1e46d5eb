import { sql } from 'drizzle-orm'
import { news } from '@/db/schema/news'
import { isLaterTodaySql, type WaitingSource } from '@/lib/platform/records/waiting'
import { officePaths } from '@/lib/platform/site/office-paths'

/** News that appear later today. */
export const newsOfToday: WaitingSource = {
  access: 'staff',
  from: sql`from ${news} where news_status and ${isLaterTodaySql(sql`appears_at`)}`,
  id: sql`id`,
  name: sql`coalesce(nullif(title, ''), title_en)`,
  since: sql`appears_at`,
  due: sql`appears_at`,
  address: sql`${`${officePaths.news}?id=`}::text || id`,
}
