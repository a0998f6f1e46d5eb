import { and, eq, lte } from 'drizzle-orm'
import { db } from '@/db/client'
import { menuCategories } from '@/db/schema/menu'
import { previews } from '@/db/schema/previews'
import type { Account } from '@/lib/platform/accounts/schema'
import { Problem } from '@/lib/platform/api/problem'
import { requireRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import { formatDate } from '@/lib/platform/i18n/format'
import { getAdminNews } from '@/lib/content/news/queries'
import type { NewsPreview } from '@/lib/content/news/schema'
import type { PageTextForm } from '@/lib/content/page-texts/schema'
import { getReport } from '@/lib/content/reports/queries'
import type { ReportPreview } from '@/lib/content/reports/schema'
import { sanitiseRichText } from '@/lib/platform/rich-text/sanitise'
import { previewsBegin } from './queries'
import type { ShownPreview } from './schema'

type PreviewId = { id: string }

async function storePreview(preview: ShownPreview, by: Account): Promise<PreviewId> {
  const rows = await db()
    .insert(previews)
    .values({ account_id: by.id, kind: preview.kind, shown: preview })
    .returning({ id: previews.id })
  return requireRow(rows)
}

/** Returns the date in the preview: the scheduled time, else the stored date, else (for a new item) now. */
const previewDate = (appearsAt: string | null, createdAt: string | undefined) =>
  appearsAt ?? createdAt ?? new Date().toISOString()

/**
 * Stores a preview of a news item. If no new cover is sent, the preview shows the stored cover.
 * @throws Problem not_found when the stored item is gone
 */
export async function storeNewsPreview(
  form: NewsPreview,
  cover: StoredFile | undefined,
  by: Account,
): Promise<PreviewId> {
  const storedItem = form.id === null ? null : await getAdminNews(form.id)
  if (form.id !== null && !storedItem) throw new Problem('not_found')
  const { title, title_en, summary, summary_en, publisher, category_cid } = form
  const item = {
    ...{ id: form.id ?? 0, title, title_en, summary, summary_en, publisher, category_cid },
    text: await sanitiseRichText(form.text),
    text_en: await sanitiseRichText(form.text_en),
    figure: form.figure ?? storedItem?.figure ?? '',
    figure_en: form.figure_en ?? storedItem?.figure_en ?? '',
    image: cover?.url ?? storedItem?.image ?? '',
    created_at: previewDate(form.appears_at, storedItem?.created_at),
    updated_at: new Date().toISOString(),
  }
  return storePreview({ kind: 'news', item }, by)
}

/**
 * Stores a preview of a report. The link in the preview leads to the stored report's PDF, or nowhere for a
 * new report.
 * @throws Problem not_found when the stored report is gone
 */
export async function storeReportPreview(
  form: ReportPreview,
  image: StoredFile | undefined,
  by: Account,
): Promise<PreviewId> {
  const storedReport = form.id === null ? null : await getReport(form.id)
  const created_at = previewDate(form.appears_at, storedReport?.created_at)
  const report = {
    ...{ id: form.id ?? 0, title: form.title, title_en: form.title_en },
    image: image?.url ?? storedReport?.image ?? '',
    pdf: storedReport?.pdf ?? '#',
    ...{ created_at, created_at_en: formatDate(created_at, 'en') },
  }
  return storePreview({ kind: 'report', report }, by)
}

/** Stores a preview of a page text. @throws Problem not_found when the menu item is gone or has no page */
export async function storePageTextPreview(form: PageTextForm, by: Account): Promise<PreviewId> {
  const { cid, category, category_en } = requireRow(
    await db()
      .select()
      .from(menuCategories)
      .where(and(eq(menuCategories.cid, form.category_cid), eq(menuCategories.page_type, 'static'))),
  )
  const text = await sanitiseRichText(form.text)
  const text_en = await sanitiseRichText(form.text_en)
  return storePreview({ kind: 'pageText', page: { cid, category, category_en, text, text_en } }, by)
}

/** Deletes expired previews. */
export async function deleteOldPreviews(): Promise<void> {
  await db().delete(previews).where(lte(previews.created_at, previewsBegin))
}
