import { DoorScreen } from '@/components/meetings/office/door/door-screen'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'
import { meetingTexts } from '@/lib/meetings/office/texts'

export const generateMetadata = createScreenMetadata('meetingDoor')

export default async function Page() {
  await requireScreenAccess('meetingDoor')
  return <DoorScreen texts={meetingTexts} />
}
