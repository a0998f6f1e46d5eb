import { clsx } from 'clsx'
import { Hourglass } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/lib/platform/i18n/format'
import type { BoardMeeting } from '@/lib/meetings/office/schema'
import { InterpreterBadge } from '../needs-interpreter'
import { personName } from '../names'
import styles from './board-tile.module.css'

/**
 * `ghost` marks the place that a carried meeting was taken from, `inHand` the carried meeting, `faint` a
 * meeting outside the filter.
 */
type TileLook = 'ghost' | 'inHand' | 'faint' | undefined

export const tileClass = ({ meeting_status, is_proposed }: BoardMeeting, look: TileLook) =>
  clsx(styles.tile, (meeting_status === 'pending' || is_proposed) && styles.waits, look && styles[look])

/** The two participants, whether the hour is only proposed, the deadline to answer, and the interpreter. */
export function TileTexts({ meeting }: { meeting: BoardMeeting }) {
  const t = useTranslations('admin.meetingBoard')
  const { sender, receiver, answer_by, is_proposed, needs_interpreter, interpreter } = meeting
  return (
    <>
      <b>{personName(sender)}</b>
      <span className="sr-only">, </span>
      <b>{personName(receiver)}</b>
      {is_proposed && <span className={styles.note}>{t('held')}</span>}
      {answer_by && (meeting.meeting_status === 'pending' || is_proposed) && (
        <span className={styles.note}>
          <Hourglass className="icon" size={13} aria-hidden />
          {t('until', { time: formatDateTime(answer_by, 'mn').slice(5) })}
        </span>
      )}
      {needs_interpreter && (
        <InterpreterBadge>{interpreter ? personName(interpreter) : t('interpreter')}</InterpreterBadge>
      )}
    </>
  )
}

/** A meeting while it is carried; screen readers get an announcement instead. */
export function DraggedTile({ meeting }: { meeting: BoardMeeting }) {
  const looks = tileClass(meeting, 'inHand')
  return (
    <div className={looks} aria-hidden>
      <TileTexts meeting={meeting} />
    </div>
  )
}
