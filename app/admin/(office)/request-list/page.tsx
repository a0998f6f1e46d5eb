import { RequestsPage } from '@/components/admin/requests/requests-page'
import { screenMetadata } from '@/components/admin/screen-metadata'
import { requireAccount } from '@/lib/auth/current'

export const generateMetadata = screenMetadata('requests')

export default async function Page() {
  await requireAccount('admin')
  return <RequestsPage />
}
