import { PageTextEditors } from '@/components/page-text/office/page-text-page'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'

export const generateMetadata = createScreenMetadata('memberOfMonth')

/** The form for the member of the month, which is the text of a project page. */
export default async function MemberOfMonthScreen() {
  await requireScreenAccess('memberOfMonth')
  return <PageTextEditors cid={24} />
}
