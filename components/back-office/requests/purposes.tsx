import { useTranslations } from 'next-intl'
import { type OfficeRequest, requestPurposes } from '@/lib/office/requests/schema'

/** The purposes of a request, in words. */
export function Purposes({ row }: { row: Pick<OfficeRequest, (typeof requestPurposes)[number]> }) {
  const t = useTranslations('admin.requests.purposes')
  return requestPurposes
    .filter((purpose) => row[purpose])
    .map((purpose) => t(purpose))
    .join(', ')
}
