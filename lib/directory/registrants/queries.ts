import { eq, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryRegistrants } from '@/db/schema/directory'

export type ListingIdColumn = 'company_id' | 'person_id'
export type ListingRegistrant = {
  id: number
  name: string
  position: string
  email: string
  phone: string
  lang: 'mn' | 'en'
}

const fields = {
  id: directoryRegistrants.id,
  name: directoryRegistrants.name,
  position: directoryRegistrants.position,
  email: directoryRegistrants.email,
  phone: directoryRegistrants.phone,
  lang: directoryRegistrants.lang,
}

/**
 * Reads the registrant of a listing; null for a listing without a registrant, such as a listing that staff or
 * an import added.
 */
export async function findRegistrant(column: ListingIdColumn, id: number): Promise<ListingRegistrant | null> {
  const [row] = await db()
    .select(fields)
    .from(directoryRegistrants)
    .where(eq(directoryRegistrants[column], id))
  return row ?? null
}

/** Reads the names of the registrants of listings, as a map by listing id. */
export async function readRegistrantNames(
  column: ListingIdColumn,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .select({ listing: directoryRegistrants[column], name: directoryRegistrants.name })
    .from(directoryRegistrants)
    .where(inArray(directoryRegistrants[column], [...ids]))
  return new Map(rows.flatMap(({ listing, name }) => (listing === null ? [] : [[listing, name] as const])))
}
