import { PersonalDataPage } from '@/components/back-office/personal-data/personal-data-page'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'
import { env } from '@/lib/platform/env'

export const generateMetadata = createScreenMetadata('personalData')

export default async function Page() {
  await requireScreenAccess('personalData')
  return <PersonalDataPage retentionDays={env().personalDataDays} />
}
