import { RespondentsPage } from '@/components/admin/assessment/respondents-page'
import { screenMetadata } from '@/components/admin/screen-metadata'
import { requireAccount } from '@/lib/auth/current'

export const generateMetadata = screenMetadata('results')

export default async function Page() {
  await requireAccount('admin')
  return <RespondentsPage />
}
