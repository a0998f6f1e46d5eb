import { sql } from 'drizzle-orm'
import { directoryChanges } from '@/db/schema/directory'
import { displayName } from '@/lib/platform/i18n/names'
import type { WaitingSource } from '@/lib/platform/records/waiting'
import { officePaths } from '@/lib/platform/site/office-paths'
import { listingNameSql } from '../listings/waiting-name'

/** Owners' changes of their listings. */
export const listingChanges: WaitingSource = {
  access: 'admin',
  from: sql`from ${directoryChanges} change`,
  id: sql`change.id`,
  name: listingNameSql(sql`change.company_id`, sql`change.person_id`),
  formatName: displayName,
  since: sql`change.created_at`,
  address: sql`${officePaths.listingRequests}::text || case when change.company_id is null then '?type=2' else '?type=1' end
    || '&change=' || change.id`,
}
