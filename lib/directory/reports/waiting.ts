import { sql } from 'drizzle-orm'
import { directoryReports } from '@/db/schema/directory'
import { displayName } from '@/lib/platform/i18n/names'
import type { WaitingSource } from '@/lib/platform/records/waiting'
import { officePaths } from '@/lib/platform/site/office-paths'
import { listingNameSql } from '../listings/waiting-name'

/** Visitors' reports of errors in a listing. */
export const newListingReports: WaitingSource = {
  access: 'admin',
  from: sql`from ${directoryReports} report where report.state = 'new'`,
  id: sql`report.id`,
  name: listingNameSql(sql`report.company_id`, sql`report.person_id`),
  formatName: displayName,
  since: sql`report.created_at`,
  address: sql`${`${officePaths.listingReports}?id=`}::text || report.id`,
}
