import { resource } from '@/lib/platform/api/resource'
import { listingReportCalls } from './calls'
import { reportPageSizes, reportStates } from './schema'

/** The errors that visitors report in listings, new ones first. */
export const listingReportResource = resource({
  name: 'listingReports',
  kind: 'directory_reports',
  list: {
    call: listingReportCalls.listAdminListingReports,
    rows: 'reports',
    columns: {
      state: 'own',
      created_at: 'dateTime',
      name: { kind: 'text', width: '26%' },
      text: { kind: 'own', width: '38%' },
      email: 'mailto',
    },
    heading: 'name',
    pageSizes: reportPageSizes,
    filters: { state: {} },
    search: true,
  },
  form: {
    fields: { state: 'choice' },
    record: listingReportCalls.getListingReport,
    update: listingReportCalls.updateListingReport,
    narrow: true,
  },
  remove: listingReportCalls.deleteListingReport,
  choices: { state: reportStates },
})
