import { CompaniesPage } from '@/components/admin/members/companies-page'
import { screenMetadata } from '@/components/admin/screen-metadata'
import { requireAccount } from '@/lib/auth/current'

export const generateMetadata = screenMetadata('companies')

export default async function Page() {
  await requireAccount('admin')
  return <CompaniesPage />
}
