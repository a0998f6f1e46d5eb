import { DoorScreen } from '@/components/meetings/office/door/door-screen'
import { requireScreenAccess, screenMetadata } from '@/components/back-office/screen-page'
import { meetingTexts } from '@/lib/meetings/office/texts'

export const generateMetadata = screenMetadata('meetingDoor')

export default async function Page() {
  await requireScreenAccess('meetingDoor')
  return <DoorScreen texts={meetingTexts} />
}
