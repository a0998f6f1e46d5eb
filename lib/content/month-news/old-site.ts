import * as z from 'zod'
import { monthNews } from '@/db/schema/content'
import { oldId, oldMoment, oldText } from '@/lib/platform/old-site/fields'
import { listAtOnce, oldKind } from '@/lib/platform/old-site/kind'
import { monthNewsCalls } from './calls'

export const oldMonthNews = oldKind({
  name: 'month news',
  list: (site) => listAtOnce(site, '/client/month-news-pdf', 'monthNews'),
  schema: z.object({ id: oldId, title: oldText, title_en: oldText, pdf: oldText, created_at: oldMoment }),
  idOf: ({ id }) => id,
  pathOf: (id) => `/mn/page/${id}`,
  toForm: ({ title, title_en, pdf, created_at }) => ({
    fields: { title: title || title_en, title_en },
    files: { monthPdf: pdf },
    columns: { created_at: created_at ?? undefined },
  }),
  insert: monthNewsCalls.insertMonthNews,
  update: monthNewsCalls.renameMonthNews,
  remove: monthNewsCalls.deleteMonthNews,
  table: monthNews,
  idColumn: monthNews.id,
})
