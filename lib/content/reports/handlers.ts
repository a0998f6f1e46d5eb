import type { Handlers } from '@/lib/platform/api/handlers'
import type { reportCalls } from './calls'
import { drawReportCover } from './cover'
import { deleteReport, insertReport, restoreReport, updateReport } from './mutations'
import { getReport, listAdminReports, listReports } from './queries'

export const reportHandlers: Handlers<typeof reportCalls> = {
  listReports: ({ input }) => listReports(input.page, input.limit),
  listAdminReports: ({ input }) => listAdminReports(input),
  getReport: async ({ input }) => ({ record: await getReport(input.id) }),
  insertReport: ({ input, files }) => insertReport(input, files),
  updateReport: ({ input, files }) => updateReport(input, files),
  restoreReport: ({ input }) => restoreReport(input),
  deleteReport: ({ input }) => deleteReport(input.id),
  drawReportCover: ({ input, files, signal }) => drawReportCover(input.id, files.pdf, signal),
}
