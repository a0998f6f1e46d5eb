import { BoardScreen } from '@/components/meetings/office/board/board-screen'
import { requireScreenAccess, screenMetadata } from '@/components/back-office/screen-page'
import { meetingTexts } from '@/lib/meetings/office/texts'

export const generateMetadata = screenMetadata('meetingBoard')

export default async function Page() {
  await requireScreenAccess('meetingBoard')
  return <BoardScreen texts={meetingTexts.mn} />
}
