import { resource } from '@/lib/platform/api/resource'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { livePage } from '@/lib/platform/site/live-page'
import { previewReport, reportCalls } from './calls'
import { reportSorts } from './schema'

export const reportResource = resource({
  name: 'reports',
  kind: 'reports',
  list: {
    call: reportCalls.listAdminReports,
    rows: 'reports',
    columns: {
      image: 'image',
      title: { kind: 'text', width: '24%' },
      title_en: { kind: 'text', width: '16%' },
      pdf: 'file',
      created_at: 'date',
      schedule_state: 'own',
    },
    heading: 'title',
    pageSizes: [5, 10, 15],
    search: true,
    sorts: reportSorts,
  },
  form: {
    fields: {
      title: { kind: 'bilingual', as: 'text' },
      image: { kind: 'image', asksKind: true, drawnFrom: { pdf: 'pdf', call: reportCalls.drawReportCover } },
      pdf: 'pdf',
      appears_at: { kind: 'dateTime', hint: true },
      ends_at: { kind: 'dateTime', hint: true },
    },
    preview: { kind: 'report', call: previewReport },
    record: reportCalls.getReport,
    insert: reportCalls.insertReport,
    update: reportCalls.updateReport,
    isAddedToldAsSaved: true,
    toastMilliseconds: 5000,
  },
  live: ({ title_en }) => livePage(associationPaths.reports(1), { mn: true, en: Boolean(title_en) }),
  remove: reportCalls.deleteReport,
})
