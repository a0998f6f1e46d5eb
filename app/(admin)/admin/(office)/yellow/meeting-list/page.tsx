import { MeetingList } from '@/components/meetings/office/list/meeting-list'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'
import { englishOffice, meetingTexts } from '@/lib/meetings/office/texts'

export const generateMetadata = createScreenMetadata('meetingList')

export default async function Page() {
  await requireScreenAccess('meetingList')
  return <MeetingList texts={meetingTexts} english={englishOffice} />
}
