import { MemberResultsPage } from '@/components/assessment/office/member-results-page'
import { requireScreenAccess, screenMetadata } from '@/components/back-office/screen-page'
import { assessmentTexts } from '@/components/assessment/texts'

export const generateMetadata = screenMetadata('memberResults')

export default async function Page() {
  await requireScreenAccess('memberResults')
  const { result } = await assessmentTexts()
  return <MemberResultsPage poster={result} />
}
