import { and, eq, gt, sql } from 'drizzle-orm'
import * as z from 'zod'
import { db } from '@/db/client'
import { previews } from '@/db/schema/previews'
import { previewMinutes, shownPreview, type ShownPreview } from './schema'

/** The moment before which a preview is over. */
export const previewsBegin = sql`now() - make_interval(mins => ${previewMinutes})`

/** What a preview shows, for staff alone. @returns null for what is none, or is one no more */
export async function getPreview(id: string): Promise<ShownPreview | null> {
  if (!z.uuid().safeParse(id).success) return null
  const [row] = await db()
    .select({ shown: previews.shown })
    .from(previews)
    .where(and(eq(previews.id, id), gt(previews.created_at, previewsBegin)))
  return row ? shownPreview.parse(row.shown) : null
}
