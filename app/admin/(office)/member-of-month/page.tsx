import { PageTextPage } from '@/components/admin/page-text/page-text-page'
import { openScreen, screenMetadata } from '@/components/admin/screen-page'

export const generateMetadata = screenMetadata('memberOfMonth')

/** The member of the month: the text of the project page of that number. */
export default async function MemberOfMonthScreen() {
  await openScreen('memberOfMonth')
  return <PageTextPage cid={24} />
}
