import { DoorScreen } from '@/components/admin/meetings/door/door-screen'
import { openScreen, screenMetadata } from '@/components/admin/screen-page'
import { meetingTexts } from '@/lib/meetings/office/texts'

export const generateMetadata = screenMetadata('meetingDoor')

export default async function Page() {
  await openScreen('meetingDoor')
  return <DoorScreen texts={meetingTexts} />
}
