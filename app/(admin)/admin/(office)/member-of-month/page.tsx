import { PageTextEditors } from '@/components/page-text/office/page-text-page'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'

export const generateMetadata = createScreenMetadata('memberOfMonth')

/** The form for the text of the project page «Member of the month». */
export default async function MemberOfMonthScreen() {
  await requireScreenAccess('memberOfMonth')
  return <PageTextEditors cid={24} />
}
