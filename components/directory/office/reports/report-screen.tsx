'use client'

import { listingReportResource } from '@/lib/directory/reports/resource'
import { bindResource } from '../../../office/resource/bound'
import { ReportDetails } from './report-about'
import { ReportState, ReportText } from './report-cells'

export const listingReportScreen = bindResource({
  resource: listingReportResource,
  cells: { state: ReportState, text: ReportText },
  About: ReportDetails,
})
