import { BoardScreen } from '@/components/meetings/office/board/board-screen'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'
import { meetingTexts } from '@/lib/meetings/office/texts'

export const generateMetadata = createScreenMetadata('meetingBoard')

export default async function Page() {
  await requireScreenAccess('meetingBoard')
  return <BoardScreen texts={meetingTexts.mn} />
}
