import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useToast } from '@/components/ui/toast'
import { failureText } from '@/lib/api/client'
import { meetingOfficeCalls } from '@/lib/meetings/office/calls'
import type { Board, BoardMeeting } from '@/lib/meetings/office/schema'
import { useWrite } from '../../calls'
import { type Moved, type Place, planOf } from './plan'

/** The plan of a day, and moving in it: what was dropped stays there while it is saved, and goes back when refused. */
export function useMoving(board: Board) {
  const t = useTranslations('admin.meetingBoard')
  const toast = useToast()
  const write = useWrite(meetingOfficeCalls.moveMeeting)
  const [moved, setMoved] = useState<Moved | null>(null)
  const plan = useMemo(() => planOf(board, moved), [board, moved])
  const move = async ({ id, version }: BoardMeeting, { time, room }: Place) => {
    setMoved({ id, time, room })
    try {
      await write({ id, version, time_id: time, room_id: room })
      toast(t('moved'))
    } catch (error) {
      toast(failureText(error, t('failed')), { kind: 'danger' })
    } finally {
      // The board was read anew meanwhile, after a refusal too.
      setMoved(null)
    }
  }
  return { plan, move }
}
