import { eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryRegistrants } from '@/db/schema/directory'
import { typeCheckedValues, versionConflict } from '@/lib/platform/api/rows'
import type { RegistrantUpdate } from './schema'
import type { ListingIdColumn } from './queries'

/**
 * Corrects the registrant of a listing. Whoever reads mail at the saved e-mail address owns the listing.
 * @throws Problem conflict when the listing has no registrant any more: a form that was opened earlier must
 * not restore deleted personal data
 */
export async function correctRegistrant(
  column: ListingIdColumn,
  id: number,
  registrant: RegistrantUpdate,
): Promise<void> {
  const { consent, consented_at } = directoryRegistrants
  const isSamePerson = eq(directoryRegistrants.email, registrant.email)
  const savedRows = await db()
    .update(directoryRegistrants)
    .set({
      ...typeCheckedValues(directoryRegistrants, registrant),
      // Another person has not agreed to anything.
      consent: sql`case when ${isSamePerson} then ${consent} end`,
      consented_at: sql`case when ${isSamePerson} then ${consented_at} end`,
    })
    .where(eq(directoryRegistrants[column], id))
    .returning({ id: directoryRegistrants.id })
  if (savedRows.length === 0) throw versionConflict()
}
