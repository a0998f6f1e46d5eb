'use client'

import { reportResource } from '@/lib/content/reports/resource'
import { ScheduleBadge } from '../../../office/list/schedule-badge'
import { bind } from '../../../office/resource/bound'

export const reportScreen = bind({
  resource: reportResource,
  cells: { schedule_state: ({ row }) => <ScheduleBadge schedule={row} /> },
})
