import { BoardScreen } from '@/components/meetings/office/board/board-screen'
import { openScreen, screenMetadata } from '@/components/back-office/screen-page'
import { meetingTexts } from '@/lib/meetings/office/texts'

export const generateMetadata = screenMetadata('meetingBoard')

export default async function Page() {
  await openScreen('meetingBoard')
  return <BoardScreen texts={meetingTexts.mn} />
}
