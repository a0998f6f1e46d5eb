import { MeetingList } from '@/components/meetings/office/list/meeting-list'
import { openScreen, screenMetadata } from '@/components/back-office/screen-page'
import { englishOffice, meetingTexts } from '@/lib/meetings/office/texts'

export const generateMetadata = screenMetadata('meetingList')

export default async function Page() {
  await openScreen('meetingList')
  return <MeetingList texts={meetingTexts} english={englishOffice} />
}
