import { useTranslations } from 'next-intl'
import type { Values } from '@/lib/api/resource'
import { requestPurposes } from '@/lib/requests/schema'

/** What one asked for, in words. */
export function Purposes({ row }: { row: Values }) {
  const t = useTranslations('admin.requests.purposes')
  return requestPurposes
    .filter((purpose) => row[purpose])
    .map((purpose) => t(purpose))
    .join(', ')
}
