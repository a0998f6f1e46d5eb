import { sql } from 'drizzle-orm'
import { directoryCompanies, directoryPeople } from '@/db/schema/directory'
import { displayName } from '@/lib/platform/i18n/names'
import type { WaitingSource } from '@/lib/platform/records/waiting'
import { officePaths } from '@/lib/platform/site/office-paths'
import { isRequest } from './queries'
import type { ListingType } from './schema'

const requestsOf = (type: ListingType): WaitingSource => ({
  access: 'admin',
  from: sql`from ${type === '1' ? directoryCompanies : directoryPeople} where ${isRequest}`,
  id: sql`id`,
  name: sql`coalesce(nullif(name, ''), name_en)`,
  formatName: displayName,
  since: sql`created_at`,
  address: sql`${`${officePaths.listingRequests}?type=${type}&id=`}::text || id`,
})

/** Requests to be listed, of companies and of consultants. */
export const listingRequests = [requestsOf('1'), requestsOf('2')]
