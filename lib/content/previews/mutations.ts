import { and, eq, exists, isNull, lte, not, or, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { previewRemarks, previews } from '@/db/schema/previews'
import type { Account } from '@/lib/platform/accounts/schema'
import { Problem } from '@/lib/platform/api/problem'
import { requireRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import { formatDate } from '@/lib/platform/i18n/format'
import { getAdminNews } from '@/lib/content/news/queries'
import { mapNewsTexts, type NewsPreview } from '@/lib/content/news/schema'
import { getSavedPage } from '@/lib/content/page-texts/queries'
import type { PageTextForm } from '@/lib/content/page-texts/schema'
import { getReport } from '@/lib/content/reports/queries'
import type { ReportPreview } from '@/lib/content/reports/schema'
import { sanitiseRichText } from '@/lib/platform/rich-text/sanitise'
import { previewsBegin } from './queries'
import { remarkDays, type ShownPreview } from './schema'

type PreviewId = { id: string }

async function storePreview(
  preview: ShownPreview,
  record_id: number | null,
  by: Account,
): Promise<PreviewId> {
  const rows = await db()
    .insert(previews)
    .values({ account_id: by.id, kind: preview.kind, record_id, shown: preview })
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
  const item = {
    ...{ id: form.id ?? 0, publisher: form.publisher, category_cid: form.category_cid },
    ...mapNewsTexts((key) => form[key] ?? storedItem?.[key] ?? ''),
    text: await sanitiseRichText(form.text),
    text_en: await sanitiseRichText(form.text_en),
    image: cover?.url ?? storedItem?.image ?? '',
    created_at: previewDate(form.appears_at, storedItem?.created_at),
    updated_at: new Date().toISOString(),
  }
  return storePreview({ kind: 'news', item }, form.id, by)
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
  return storePreview({ kind: 'report', report }, form.id, by)
}

/** Stores a preview of a page text. @throws Problem not_found when the menu item is gone or has no page */
export async function storePageTextPreview(form: PageTextForm, by: Account): Promise<PreviewId> {
  const page = {
    ...(await getSavedPage(form.category_cid)),
    text: await sanitiseRichText(form.text),
    text_en: await sanitiseRichText(form.text_en),
  }
  return storePreview({ kind: 'pageText', page }, page.cid, by)
}

/** Deletes previews that have expired, and shared ones that have ended, which their remarks keep for a while. */
export async function deleteOldPreviews(): Promise<void> {
  const hasRemark = exists(
    db().select().from(previewRemarks).where(eq(previewRemarks.preview_id, previews.id)),
  )
  const remarksBegin = sql`now() - make_interval(days => ${remarkDays})`
  await db()
    .delete(previews)
    .where(
      or(
        and(isNull(previews.shared_until), lte(previews.created_at, previewsBegin)),
        lte(previews.shared_until, remarksBegin),
        and(lte(previews.shared_until, sql`now()`), not(hasRemark)),
      ),
    )
}
