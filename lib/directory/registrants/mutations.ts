import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryRegistrants } from '@/db/schema/directory'
import { versionConflict } from '@/lib/platform/api/rows'
import type { RegistrantUpdate } from './schema'
import type { ListingColumn } from './queries'

/**
 * Corrects the registrant of a listing: the owner is then the one who reads the mail of the saved address.
 * @throws Problem conflict when the listing has no registrant any more: a form that was opened earlier does
 * not restore deleted personal data
 */
export async function correctRegistrant(
  column: ListingColumn,
  id: number,
  registrant: RegistrantUpdate,
): Promise<void> {
  const savedRows = await db()
    .update(directoryRegistrants)
    .set(registrant)
    .where(eq(directoryRegistrants[column], id))
    .returning({ id: directoryRegistrants.id })
  if (savedRows.length === 0) throw versionConflict()
}
