import { MemberResultsPage } from '@/components/assessment/office/member-results-page'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'
import { assessmentTexts } from '@/components/assessment/texts'

export const generateMetadata = createScreenMetadata('memberResults')

export default async function Page() {
  await requireScreenAccess('memberResults')
  const { result } = await assessmentTexts()
  return <MemberResultsPage posterTexts={result} />
}
