import { and, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { requireRow } from '@/lib/platform/api/rows'
import { pictureKeyOf } from '@/lib/platform/files/picture-kind'
import type { PictureKindForm } from './schema'

/** @throws Problem not_found */
export async function updatePictureKind({ url, picture_kind }: PictureKindForm): Promise<void> {
  const isPicture = and(eq(files.key, pictureKeyOf(url)), eq(files.kind, 'image'))
  requireRow(await db().update(files).set({ picture_kind }).where(isPicture).returning({ id: files.id }))
}
