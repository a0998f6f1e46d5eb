'use client'

import { reportResource } from '@/lib/reports/resource'
import type { ReportRow } from '@/lib/reports/schema'
import { ScheduleBadge } from '../list/schedule-badge'
import type { Bound } from '../resource/bound'

export const reportScreen: Bound = {
  resource: reportResource,
  cells: { schedule_state: ({ row }) => <ScheduleBadge schedule={row as ReportRow} /> },
}
