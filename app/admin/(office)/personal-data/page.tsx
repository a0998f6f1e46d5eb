import { PersonalDataPage } from '@/components/admin/personal-data/personal-data-page'
import { screenMetadata } from '@/components/admin/screen-metadata'
import { requireAccount } from '@/lib/auth/current'
import { env } from '@/lib/env'

export const generateMetadata = screenMetadata('personalData')

export default async function Page() {
  await requireAccount('admin')
  return <PersonalDataPage days={env().personalDataDays} />
}
