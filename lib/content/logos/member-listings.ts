import { and, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryCompanies, directoryContacts } from '@/db/schema/directory'
import { memberCompanies } from '@/db/schema/members'
import { cacheRead } from '@/lib/platform/cache/cached'
import { hostWithoutWww } from './site-host'

/**
 * Returns the ids of members' directory listings by the host of their web site: a logo does not refer to a
 * listing, so the listing is found by the host of the logo's link. Includes only listings that a registration
 * number or staff linked to an active member; an equal name is not enough. Leaves out hosts that several
 * listings share.
 */
export const listMemberListings = cacheRead(
  'member-listings',
  ['directory'],
  async (): Promise<Record<string, number>> => {
    const rows = await db()
      .select({ id: directoryCompanies.id, website: directoryContacts.contact_value })
      .from(memberCompanies)
      .innerJoin(
        directoryCompanies,
        and(eq(directoryCompanies.id, memberCompanies.company_id), eq(directoryCompanies.is_listed, true)),
      )
      .innerJoin(directoryContacts, eq(directoryContacts.company_id, directoryCompanies.id))
      .where(and(memberCompanies.active, eq(directoryContacts.contact_type, 'website')))
    const listings = new Map<string, Set<number>>()
    for (const { id, website } of rows) {
      const host = hostWithoutWww(website)
      if (host) listings.set(host, (listings.get(host) ?? new Set()).add(id))
    }
    return Object.fromEntries(
      [...listings].flatMap(([host, [id, other]]) => (id && !other ? [[host, id]] : [])),
    )
  },
)
