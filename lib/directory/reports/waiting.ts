import { sql } from 'drizzle-orm'
import { directoryCompanies, directoryPeople, directoryReports } from '@/db/schema/directory'
import { displayName } from '@/lib/platform/i18n/names'
import type { WaitingSource } from '@/lib/platform/records/waiting'
import { officePaths } from '@/lib/platform/site/office-paths'

/** Visitors' reports of errors in a listing. */
export const newListingReports: WaitingSource = {
  access: 'admin',
  from: sql`from ${directoryReports} report where report.state = 'new'`,
  id: sql`report.id`,
  name: sql`coalesce(
    (select coalesce(nullif(name, ''), name_en) from ${directoryCompanies} where id = report.company_id),
    (select coalesce(nullif(name, ''), name_en) from ${directoryPeople} where id = report.person_id))`,
  formatName: displayName,
  since: sql`report.created_at`,
  address: sql`${`${officePaths.listingReports}?id=`}::text || report.id`,
}
