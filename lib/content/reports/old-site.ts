import * as z from 'zod'
import { reports } from '@/db/schema/content'
import { oldId, oldMoment, oldText } from '@/lib/platform/old-site/fields'
import { oldKind } from '@/lib/platform/old-site/kind'
import { reportCalls } from './calls'

export const oldReports = oldKind({
  name: 'reports',
  async *list(site) {
    for (const lang of ['mn', 'en']) yield* site.list(`/client/get/report?lang=${lang}&limit=50`, 'reports')
  },
  schema: z.object({
    ...{ id: oldId, title: oldText, title_en: oldText, image: oldText, pdf: oldText, created_at: oldMoment },
  }),
  idOf: ({ id }) => id,
  toForm: ({ title, title_en, image, pdf, created_at }) => ({
    fields: { title: title || title_en, title_en },
    files: { image, pdf },
    columns: { created_at: created_at ?? undefined },
  }),
  insert: reportCalls.insertReport,
  update: reportCalls.updateReport,
  remove: reportCalls.deleteReport,
  table: reports,
  idColumn: reports.id,
})
