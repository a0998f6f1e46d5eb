import { sql } from 'drizzle-orm'
import { officeRequests } from '@/db/schema/requests'
import type { WaitingSource } from '@/lib/platform/records/waiting'
import { officePaths } from '@/lib/platform/site/office-paths'

export const newRequests: WaitingSource = {
  access: 'admin',
  from: sql`from ${officeRequests} where state = 'new'`,
  id: sql`id`,
  name: sql`name`,
  since: sql`created_at`,
  address: sql`${`${officePaths.requests}?id=`}::text || id`,
}
