'use client'

import { listingReportResource } from '@/lib/directory/reports/resource'
import { bind } from '../../../office/resource/bound'
import { ReportAbout } from './report-about'
import { ReportState, ReportText } from './report-cells'

export const listingReportScreen = bind({
  resource: listingReportResource,
  cells: { state: ReportState, text: ReportText },
  About: ReportAbout,
})
