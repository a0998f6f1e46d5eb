import { and, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryCompanies, directoryContacts } from '@/db/schema/directory'
import { memberCompanies } from '@/db/schema/members'
import { cacheRead } from '@/lib/platform/cache/cached'
import { tags } from '@/lib/platform/cache/tags'
import { siteHost } from './site-host'

/**
 * The listings of members in the directory, by the host of their web site, which is all that a logo says of its
 * company beside its name. Only listings that the registration number or the staff joined with a member are asked;
 * nothing is ever joined by a name. Of a host that several give, none is meant.
 */
export const listMemberListings = cacheRead(
  'member-listings',
  [tags.directory],
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
      const host = siteHost(website)
      if (host) listings.set(host, (listings.get(host) ?? new Set()).add(id))
    }
    return Object.fromEntries(
      [...listings].flatMap(([host, [id, other]]) => (id && !other ? [[host, id]] : [])),
    )
  },
)
