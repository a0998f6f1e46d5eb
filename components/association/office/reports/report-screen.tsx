'use client'

import { reportResource } from '@/lib/content/reports/resource'
import { ScheduleBadge } from '../../../office/list/schedule-badge'
import { bindResource } from '../../../office/resource/bound'

export const reportScreen = bindResource({
  resource: reportResource,
  cells: { schedule_state: ({ row }) => <ScheduleBadge schedule={row} /> },
})
