import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import * as z from 'zod'
import { db } from '@/db/client'
import { previews } from '@/db/schema/previews'
import type { PreviewKind } from '@/lib/platform/api/preview'
import { Problem } from '@/lib/platform/api/problem'
import { getAdminNews } from '@/lib/content/news/queries'
import { getSavedPage } from '@/lib/content/page-texts/queries'
import { getReport } from '@/lib/content/reports/queries'
import { previewMinutes, shownPreview, type ShownPreview } from './schema'

/** SQL for the time `previewMinutes` minutes ago: previews that were created then or earlier have expired. */
export const previewsBegin = sql`now() - make_interval(mins => ${previewMinutes})`

/** A preview that anybody may open now. */
export const isShared = gt(previews.shared_until, sql`now()`)
/** A preview of an unsaved form that staff may open and share now. */
export const isFresh = and(isNull(previews.shared_until), gt(previews.created_at, previewsBegin))
/** A preview that is or was shared. */
export const wasShared = isNotNull(previews.shared_until)

/** For each kind, what the page of a saved record shows, also before it appears. Throws for an unknown record. */
const savedContentReaders: Record<PreviewKind, (id: number) => Promise<z.input<typeof shownPreview>>> = {
  news: async (id) => {
    const item = await getAdminNews(id)
    if (!item) throw new Problem('not_found')
    return { kind: 'news', item }
  },
  report: async (id) => ({ kind: 'report', report: await getReport(id) }),
  pageText: async (cid) => ({ kind: 'pageText', page: await getSavedPage(cid) }),
}

/** Reads the saved version of a record as its preview shows it. @returns null for an unknown record */
export async function findSavedContent(kind: PreviewKind, id: number): Promise<ShownPreview | null> {
  try {
    return shownPreview.parse(await savedContentReaders[kind](id))
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null
    throw error
  }
}

type OpenPreview = {
  shown: ShownPreview
  /** Until when anybody may open it; null for a preview that only staff may open. */
  sharedUntil: string | null
}

/**
 * Reads the content of a preview.
 * @returns null for an unknown, expired or revoked preview, and for a shared one of a record that was deleted
 */
export async function getPreview(id: string): Promise<OpenPreview | null> {
  if (!z.uuid().safeParse(id).success) return null
  const [row] = await db()
    .select()
    .from(previews)
    .where(and(eq(previews.id, id), or(isShared, isFresh)))
  if (!row) return null
  const sharedUntil = row.shared_until?.toISOString() ?? null
  if (sharedUntil === null || row.record_id === null)
    return { shown: shownPreview.parse(row.shown), sharedUntil }
  const savedContent = await findSavedContent(row.kind, row.record_id)
  if (!savedContent) return null
  return { shown: row.follows_record ? savedContent : shownPreview.parse(row.shown), sharedUntil }
}
