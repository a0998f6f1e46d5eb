import { and, eq, gt, sql } from 'drizzle-orm'
import * as z from 'zod'
import { db } from '@/db/client'
import { previews } from '@/db/schema/previews'
import { previewMinutes, shownPreview, type ShownPreview } from './schema'

/** SQL for the time `previewMinutes` minutes ago: previews that were created then or earlier have expired. */
export const previewsBegin = sql`now() - make_interval(mins => ${previewMinutes})`

/** Reads the content of a preview. @returns null for an unknown or expired preview */
export async function getPreview(id: string): Promise<ShownPreview | null> {
  if (!z.uuid().safeParse(id).success) return null
  const [row] = await db()
    .select({ shown: previews.shown })
    .from(previews)
    .where(and(eq(previews.id, id), gt(previews.created_at, previewsBegin)))
  return row ? shownPreview.parse(row.shown) : null
}
