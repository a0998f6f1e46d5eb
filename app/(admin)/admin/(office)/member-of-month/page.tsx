import { PageTextPage } from '@/components/page-text/office/page-text-page'
import { openScreen, screenMetadata } from '@/components/back-office/screen-page'

export const generateMetadata = screenMetadata('memberOfMonth')

/** The member of the month: the text of the project page of that number. */
export default async function MemberOfMonthScreen() {
  await openScreen('memberOfMonth')
  return <PageTextPage cid={24} />
}
