import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryRegistrants } from '@/db/schema/directory'
import { versionConflict } from '@/lib/platform/api/rows'
import type { RegistrantUpdate } from './schema'
import type { ListingColumn } from './queries'

/**
 * Corrects who registered a listing: whoever reads the mail of the address that stands there now owns it.
 * @throws Problem conflict where the listing has no registrant any more: what was deleted of a person does not come
 * back with a form that was open before
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
