import { MemberResultsPage } from '@/components/assessment/office/member-results-page'
import { openScreen, screenMetadata } from '@/components/back-office/screen-page'
import { assessmentTexts } from '@/components/assessment/texts'

export const generateMetadata = screenMetadata('memberResults')

export default async function Page() {
  await openScreen('memberResults')
  const { result } = await assessmentTexts()
  return <MemberResultsPage poster={result} />
}
