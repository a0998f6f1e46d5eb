'use client'

import { useTranslations } from 'next-intl'
import { requestResource } from '@/lib/requests/resource'
import { requestPurposes } from '@/lib/requests/schema'
import type { Bound, Row } from '../resource/bound'

/** What one asked for, in words. */
function Purposes({ row }: { row: Row }) {
  const t = useTranslations('admin.requests.purposes')
  return requestPurposes
    .filter((purpose) => row[purpose])
    .map((purpose) => t(purpose))
    .join(', ')
}

export const requestScreen: Bound = { resource: requestResource, cells: { purpose: Purposes } }
