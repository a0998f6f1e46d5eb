import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { requireRow, updateRow } from '@/lib/platform/api/rows'
import { replaceFile } from '@/lib/platform/files/references'
import type { StoredFile } from '@/lib/platform/files/store'
import { isPictureAt } from './queries'
import type { PictureKindForm, PictureUpdate } from './schema'

/**
 * Saves what is known of a picture. A new file gets it too, and takes the place of the picture wherever that is
 * shown; the picture itself stays, without a use, until the sweep of unused files.
 * @throws Problem not_found, or conflict when somebody saved it since `version`
 */
export async function updatePicture(
  { id, version, image: _image, focus, ...values }: PictureUpdate,
  image: StoredFile | undefined,
): Promise<{ version: number }> {
  const row = { ...values, focus: focus || null }
  const answer = await updateRow(files, { id, version }, row, eq(files.kind, 'image'))
  if (image && image.id !== id) {
    await db().update(files).set(row).where(eq(files.id, image.id))
    await replaceFile(id, image.id)
  }
  return answer
}

/** @throws Problem not_found */
export async function updatePictureKind({ url, picture_kind }: PictureKindForm): Promise<void> {
  requireRow(
    await db().update(files).set({ picture_kind }).where(isPictureAt(url)).returning({ id: files.id }),
  )
}
