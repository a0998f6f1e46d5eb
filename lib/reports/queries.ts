import { count, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { reports } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { offsetOf, pagesOf } from '@/lib/api/paging'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { fileUrl } from '@/lib/files/url'
import { formatDate } from '@/lib/i18n/format'
import type { Report } from './schema'

export type ReportPage = { reports: Report[]; total: number; totalPages: number }

const pdfs = alias(files, 'pdfs')

export const listPublicReports = cached(
  'reports',
  [tags.reports],
  async (page: number, limit: number): Promise<ReportPage> => {
    const [counted] = await db().select({ total: count() }).from(reports)
    const total = counted?.total ?? 0
    const offset = offsetOf({ page, limit })
    const rows =
      offset >= total
        ? []
        : await db()
            .select({
              row: reports,
              image: { key: files.key, name: files.name },
              pdf: { key: pdfs.key, name: pdfs.name },
            })
            .from(reports)
            .innerJoin(files, eq(files.id, reports.image_file_id))
            .innerJoin(pdfs, eq(pdfs.id, reports.pdf_file_id))
            .orderBy(desc(reports.created_at), desc(reports.id))
            .limit(limit)
            .offset(offset)
    return {
      reports: rows.map(({ row, image, pdf }) => {
        const createdAt = row.created_at.toISOString()
        return {
          id: row.id,
          title: row.title,
          title_en: row.title_en,
          image: fileUrl(image),
          pdf: fileUrl(pdf),
          created_at: createdAt,
          created_at_en: formatDate(createdAt, 'en'),
        }
      }),
      total,
      totalPages: pagesOf(total, limit),
    }
  },
)
