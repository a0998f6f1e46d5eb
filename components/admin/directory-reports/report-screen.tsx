'use client'

import { listingReportResource } from '@/lib/directory/reports/resource'
import type { Bound } from '../resource/bound'
import { ReportAbout } from './report-about'
import { ReportState, ReportText } from './report-cells'

export const listingReportScreen: Bound = {
  resource: listingReportResource,
  cells: { state: ReportState, text: ReportText },
  About: ReportAbout,
}
