import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useToast } from '@/components/ui/toast'
import { failureText } from '@/lib/platform/api/call-error'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import type { Board, BoardMeeting } from '@/lib/meetings/office/schema'
import { useWrite } from '../../../office/calls'
import { useConfirm } from '../../../office/confirm'
import { bannerMilliseconds } from '../banner'
import { useMoveTexts } from '../booking/use-move-words'
import { type PendingMove, type Place, planOf } from './plan'

/**
 * Returns the plan of a day, and a function that moves a meeting. Both sides get mail about a move, so staff
 * confirm it first. While the move is saved, the meeting is shown at its new place. It goes back if the move
 * is refused.
 */
export function useBoardPlanAndMove(board: Board) {
  const t = useTranslations('admin')
  const toast = useToast()
  const confirm = useConfirm()
  const write = useWrite(meetingOfficeCalls.moveMeeting)
  const { describeMove, movedText } = useMoveTexts()
  const [pendingMove, setPendingMove] = useState<PendingMove | null>(null)
  const plan = useMemo(() => planOf(board, pendingMove), [board, pendingMove])
  const toMeetingPlace = ({ time, room }: Place) => ({
    day: board.day ?? '',
    time: board.hours.find(({ id }) => id === time)?.meeting_time ?? '',
    room: board.rooms.find(({ id }) => id === room)?.room_number ?? '',
  })
  /** @returns whether the meeting was moved */
  const confirmAndMove = async (meeting: BoardMeeting, from: Place, to: Place): Promise<boolean> => {
    const { id, version, sender, receiver, meeting_status, answer_by } = meeting
    const movedMeeting = {
      sender,
      receiver,
      hasProposal: meeting_status === 'accepted' && answer_by !== null,
    }
    const places = [toMeetingPlace(from), toMeetingPlace(to)] as const
    const isWanted = await confirm({
      title: t('meetingBooking.moveAsk'),
      description: describeMove(movedMeeting, ...places),
      action: t('meetingBooking.moveSend'),
      isDanger: false,
    })
    if (!isWanted) return false
    setPendingMove({ id, ...to })
    try {
      await write({ id, version, time_id: to.time, room_id: to.room })
      toast(movedText(movedMeeting, ...places), { milliseconds: bannerMilliseconds })
      return true
    } catch (error) {
      toast(failureText(error, t('meetingBoard.failed')), {
        kind: 'danger',
        milliseconds: bannerMilliseconds,
      })
      return false
    } finally {
      // By now the board has been read again, after a refusal too, and shows where the meeting really is.
      setPendingMove(null)
    }
  }
  return { plan, move: confirmAndMove }
}
