import { sql } from 'drizzle-orm'
import { reports } from '@/db/schema/content'
import { isLaterTodaySql, type WaitingSource } from '@/lib/platform/records/waiting'
import { officePaths } from '@/lib/platform/site/office-paths'

/** Reports that appear later today. */
export const reportsOfToday: WaitingSource = {
  access: 'staff',
  from: sql`from ${reports} where ${isLaterTodaySql(sql`appears_at`)}`,
  id: sql`id`,
  name: sql`title`,
  since: sql`appears_at`,
  due: sql`appears_at`,
  address: sql`${`${officePaths.reports}?id=`}::text || id`,
}
