import { clsx } from 'clsx'
import { Ban, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import type { BoardHour, BoardMeeting, BoardRoom } from '@/lib/meetings/office/schema'
import styles from './board.module.css'
import { DraggedTile, TileTexts, tileClass } from './board-tile'

/** The look of a cell while staff drag a meeting or move it by keyboard; undefined for the normal look. */
export type CellLook = 'allowed' | 'target' | 'forbidden' | undefined

type Props = {
  hour: BoardHour
  room: BoardRoom
  tile: BoardMeeting | undefined
  look: CellLook
  /** Why the meeting that is carried over this cell cannot be placed here. */
  refusal: string | undefined
  /** The meeting that is carried over this cell by keyboard. */
  carried: BoardMeeting | undefined
  isSource: boolean
  isFaint: boolean
  /** True for the one cell in the tab order; the arrow keys move on from there. */
  isTabStop: boolean
}

/** The cell of an hour in a room: a meeting or a button to arrange one. Rerenders only if a prop changes. */
export const BoardCell = memo(function BoardCell(props: Props) {
  const { hour, room, tile, look, refusal, carried, isSource, isFaint, isTabStop } = props
  const t = useTranslations('admin.meetingBoard')
  return (
    <div
      role="gridcell"
      data-cell={`${hour.id} ${room.id}`}
      data-room={t('room', { room: room.room_number })}
      className={clsx(
        styles.cell,
        !tile && !refusal && !carried && styles.free,
        look && styles[look],
        isFaint && styles.hiddenInList,
      )}
    >
      {tile ? (
        <TileButton {...props} tile={tile} look={isSource ? 'ghost' : isFaint ? 'faint' : undefined} />
      ) : (
        !carried && <FreeCellButton hour={hour} room={room} isTabStop={isTabStop} />
      )}
      {carried && <DraggedTile meeting={carried} />}
      {refusal && (
        <p className={styles.refusal}>
          <Ban className="icon" size={14} aria-hidden />
          {refusal}
        </p>
      )}
    </div>
  )
})

type ButtonProps = Pick<Props, 'hour' | 'room' | 'isTabStop'>

function TileButton({
  hour,
  room,
  tile,
  look,
  isTabStop,
}: ButtonProps & { tile: BoardMeeting; look: 'ghost' | 'faint' | undefined }) {
  const t = useTranslations('admin.meetingBoard')
  const status = tile.is_proposed ? 'held' : tile.meeting_status === 'pending' ? 'waits' : 'accepted'
  return (
    <button
      type="button"
      data-meeting={tile.id}
      className={tileClass(tile, look)}
      tabIndex={isTabStop ? 0 : -1}
    >
      {/* Text in reading order: an aria-label would hide the visible text from speech control. */}
      <span className="sr-only">{t('tile', { time: hour.meeting_time, room: room.room_number })} </span>
      <TileTexts meeting={tile} />
      <span className="sr-only">. {t(status)}</span>
    </button>
  )
}

function FreeCellButton({ hour, room, isTabStop }: ButtonProps) {
  const t = useTranslations('admin.meetingBoard')
  const place = { time: hour.meeting_time, room: room.room_number }
  return (
    <button
      type="button"
      data-add=""
      className={styles.add}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={hour.is_past || undefined}
      aria-label={t(hour.is_past ? 'gone' : 'add', place)}
    >
      {!hour.is_past && <Plus className="icon" size={18} aria-hidden />}
    </button>
  )
}
