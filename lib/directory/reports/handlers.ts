import type { Handlers } from '@/lib/platform/api/handlers'
import { messageText } from '@/lib/platform/i18n/messages'
import type { listingReportCalls } from './calls'
import { deleteListingReport, insertListingReportUnlessRepeated, updateListingReport } from './mutations'
import { getListingReport, listListingReports } from './queries'

export const listingReportHandlers: Handlers<typeof listingReportCalls> = {
  insertListingReport: async ({ input }) => {
    await insertListingReportUnlessRepeated(input)
    return { message: messageText(input.lang, 'directory.reports.sent') }
  },
  listAdminListingReports: ({ input }) => listListingReports(input),
  getListingReport: async ({ input }) => ({ record: await getListingReport(input.id) }),
  updateListingReport: ({ input }) => updateListingReport(input),
  deleteListingReport: ({ input }) => deleteListingReport(input.id),
}
