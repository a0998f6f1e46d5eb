import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { cacheRead } from '@/lib/platform/cache/cached'
import { tags } from '@/lib/platform/cache/tags'
import type { PictureKinds } from './picture-kind'
import { fileKeysIn } from './url'

/** Matches photographs. */
export const isPhotograph = or(isNull(files.picture_kind), eq(files.picture_kind, 'photograph'))

const readPictureKinds = cacheRead(
  'picture-kinds',
  [tags.pages, tags.news],
  async (keys: readonly string[]): Promise<PictureKinds> => {
    const rows = await db()
      .select({ key: files.key, kind: files.picture_kind })
      .from(files)
      .where(and(inArray(files.key, [...keys]), ne(files.picture_kind, 'photograph')))
    return Object.fromEntries(rows.flatMap(({ key, kind }) => (kind ? [[key, kind]] : [])))
  },
)

/** Reads the kinds of the stored pictures in rich texts. */
export async function listKindsOfTextPictures(...texts: readonly string[]): Promise<PictureKinds> {
  const keys = fileKeysIn(...texts)
  return keys.length > 0 ? readPictureKinds([...new Set(keys)].sort()) : {}
}
