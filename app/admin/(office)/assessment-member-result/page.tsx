import { MemberResultsPage } from '@/components/admin/assessment/member-results-page'
import { screenMetadata } from '@/components/admin/screen-metadata'
import { assessmentTexts } from '@/components/assessment/texts'
import { requireAccount } from '@/lib/auth/current'

export const generateMetadata = screenMetadata('memberResults')

export default async function Page() {
  await requireAccount('admin')
  const { result } = await assessmentTexts()
  return <MemberResultsPage poster={result} />
}
