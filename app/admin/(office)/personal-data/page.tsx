import { PersonalDataPage } from '@/components/admin/personal-data/personal-data-page'
import { openScreen, screenMetadata } from '@/components/admin/screen-page'
import { env } from '@/lib/platform/env'

export const generateMetadata = screenMetadata('personalData')

export default async function Page() {
  await openScreen('personalData')
  return <PersonalDataPage days={env().personalDataDays} />
}
