import { useTranslations } from 'next-intl'
import { type OfficeRequest, requestPurposes } from '@/lib/office/requests/schema'

/** Lists the purposes of a request to the office by name, separated by commas. */
export function Purposes({ row }: { row: Pick<OfficeRequest, (typeof requestPurposes)[number]> }) {
  const t = useTranslations('admin.requests.purposes')
  return requestPurposes
    .filter((purpose) => row[purpose])
    .map((purpose) => t(purpose))
    .join(', ')
}
