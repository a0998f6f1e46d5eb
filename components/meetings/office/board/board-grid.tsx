import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { type CSSProperties, type MouseEvent, useMemo, useRef } from 'react'
import type { BoardMeeting } from '@/lib/meetings/office/schema'
import { BoardCell, type CellLook } from './board-cell'
import { DraggedTile } from './board-tile'
import styles from './board.module.css'
import { cellKey, type Place, type Plan, type Refusal, moveRefusalOf } from './plan'
import { type Drag, meetingIdAt, placeAt } from './drag'
import { useDrag } from './use-drag'
import { useKeyboardDrag } from './use-key-carry'
import { usePointerDrag } from './use-pointer-carry'
import { useIsWide } from './use-is-wide'

type Props = {
  plan: Plan
  isFaint: (meeting: BoardMeeting) => boolean
  onDrop: (meeting: BoardMeeting, from: Place, to: Place) => Promise<boolean>
  onOpen: (id: number) => void
  onAdd: (place: Place) => void
}

/** For each cell, why the carried meeting cannot be placed there, or null. Empty while nothing is carried. */
function useMoveRefusalsByCell(
  plan: Plan,
  meeting: BoardMeeting | undefined,
): ReadonlyMap<string, Refusal | null> {
  return useMemo(() => {
    if (!meeting) return new Map()
    const places = plan.hours.flatMap(({ id: time }) => plan.rooms.map(({ id: room }) => ({ time, room })))
    return new Map(places.map((place) => [cellKey(place), moveRefusalOf(plan, meeting, place)]))
  }, [plan, meeting])
}

function cellLookOf(key: string, drag: Drag | null, refusals: ReadonlyMap<string, Refusal | null>): CellLook {
  if (!drag || key === cellKey(drag.from)) return undefined
  const isOver = drag.over !== null && key === cellKey(drag.over)
  if (refusals.get(key)) return isOver ? 'forbidden' : undefined
  return isOver ? 'target' : 'allowed'
}

/** The board, with rooms across and hours down. In a narrow window, the meetings are a list by hour. */
export function BoardGrid({ plan, isFaint, onDrop, onOpen, onAdd }: Props) {
  const t = useTranslations('admin.meetingBoard')
  const grid = useRef<HTMLDivElement>(null)
  const isWide = useIsWide()
  const carry = useDrag({ grid, plan, onDrop })
  const { drag, tabStop, message, reasonOf } = carry
  const floating = useRef<HTMLDivElement>(null)
  const pointer = usePointerDrag(carry, (x, y) => {
    if (floating.current) floating.current.style.translate = `${x + 8}px ${y + 8}px`
  })
  const keys = useKeyboardDrag(carry)
  const openMeetingOrBooking = ({ target }: MouseEvent) => {
    const element = target as Element
    const [id, place] = [meetingIdAt(element), placeAt(element)]
    if (id) onOpen(id)
    else if (place && element.closest('[data-add]:not([aria-disabled])')) onAdd(place)
  }
  const refusals = useMoveRefusalsByCell(plan, drag?.meeting)
  const stop = tabStop && cellKey(tabStop)
  const over = drag?.over ? cellKey(drag.over) : null
  const source = drag && cellKey(drag.from)
  return (
    <>
      <p id="board-keys" className="sr-only">
        {t('keys')}
      </p>
      <p className="sr-only" role="status" aria-live="assertive" data-said="">
        {message}
      </p>
      <div className={styles.scroller}>
        <div
          ref={grid}
          role="grid"
          aria-label={t('board')}
          aria-describedby="board-keys"
          className={styles.board}
          style={{ '--rooms': plan.rooms.length } as CSSProperties}
          data-carrying={drag?.by}
          onClick={openMeetingOrBooking}
          {...pointer}
          {...keys}
        >
          <div role="row" className={clsx(styles.row, styles.heads)}>
            <div role="columnheader" className={styles.head}>
              <span className="sr-only">{t('hour')}</span>
            </div>
            {plan.rooms.map(({ id, room_number, capacity }) => (
              <div key={id} role="columnheader" className={styles.head}>
                {t('room', { room: room_number })}
                <small className="num">{t('seats', { count: capacity })}</small>
              </div>
            ))}
          </div>
          {plan.hours.map((hour) => (
            <div key={hour.id} role="row" className={styles.row}>
              <div role="rowheader" className={styles.time}>
                {hour.meeting_time}
              </div>
              {plan.rooms.map((room) => {
                const key = cellKey({ time: hour.id, room: room.id })
                const tile = plan.tiles.get(key)
                const isOver = key === over && key !== source
                const refusal = isOver ? refusals.get(key) : null
                return (
                  <BoardCell
                    key={room.id}
                    hour={hour}
                    room={room}
                    tile={tile}
                    look={cellLookOf(key, drag, refusals)}
                    refusal={refusal ? reasonOf(refusal) : undefined}
                    carried={isOver && drag?.by === 'keys' ? drag.meeting : undefined}
                    isSource={key === source}
                    isFaint={tile !== undefined && isFaint(tile)}
                    isTabStop={!isWide || key === stop}
                  />
                )
              })}
            </div>
          ))}
        </div>
      </div>
      {drag?.by === 'pointer' && (
        <div ref={floating} className={styles.floating} aria-hidden>
          <DraggedTile meeting={drag.meeting} />
        </div>
      )}
    </>
  )
}
