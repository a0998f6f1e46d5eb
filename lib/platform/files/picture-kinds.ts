import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { cacheRead } from '@/lib/platform/cache/cached'
import type { PictureFacts } from './picture-kind'
import { fileKeysIn } from './url'

/** Matches photographs. */
export const isPhotograph = or(isNull(files.picture_kind), eq(files.picture_kind, 'photograph'))

const readPictureFacts = cacheRead(
  'picture-facts',
  ['pages', 'news'],
  async (keys: readonly string[]): Promise<PictureFacts> => {
    const rows = await db()
      .select({ key: files.key, kind: files.picture_kind, focus: files.focus })
      .from(files)
      .where(
        and(inArray(files.key, [...keys]), or(ne(files.picture_kind, 'photograph'), isNotNull(files.focus))),
      )
    return Object.fromEntries(
      rows.map(({ key, kind, focus }) => [key, { kind: kind ?? 'photograph', focus }]),
    )
  },
)

/** Reads what the stored pictures in rich texts are. */
export async function listTextPictureFacts(...texts: readonly string[]): Promise<PictureFacts> {
  const keys = fileKeysIn(...texts)
  return keys.length > 0 ? readPictureFacts([...new Set(keys)].sort()) : {}
}
