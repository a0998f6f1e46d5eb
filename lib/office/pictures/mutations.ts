import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { requireRow } from '@/lib/platform/api/rows'
import { isPictureAt } from './queries'
import type { PictureKindForm } from './schema'

/** @throws Problem not_found */
export async function updatePictureKind({ url, picture_kind }: PictureKindForm): Promise<void> {
  requireRow(
    await db().update(files).set({ picture_kind }).where(isPictureAt(url)).returning({ id: files.id }),
  )
}
