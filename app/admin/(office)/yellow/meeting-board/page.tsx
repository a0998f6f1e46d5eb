import { BoardScreen } from '@/components/admin/meetings/board/board-screen'
import { openScreen, screenMetadata } from '@/components/admin/screen-page'
import { meetingTexts } from '@/lib/meetings/office/texts'

export const generateMetadata = screenMetadata('meetingBoard')

export default async function Page() {
  await openScreen('meetingBoard')
  return <BoardScreen texts={meetingTexts.mn} />
}
