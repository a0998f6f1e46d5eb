import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BoardMeeting } from '@/lib/meetings/office/schema'
import { type Drag, isSamePlace, meetingIdAt, placeAt } from './drag'
import { cellKey, mayMove, type Place, type Plan, type Refusal, moveRefusalOf } from './plan'

export type CarryOptions = {
  grid: RefObject<HTMLDivElement | null>
  plan: Plan
  /** @returns whether the meeting was moved */
  onDrop: (meeting: BoardMeeting, from: Place, to: Place) => Promise<boolean>
}

/** Holds the only cell in the tab order, and the cell that takes the focus as soon as it is rendered. */
function useTabStop({ grid, plan: { hours, rooms } }: CarryOptions) {
  const [stop, setStop] = useState<Place | null>(null)
  const focusTarget = useRef<Place | null>(null)
  useEffect(() => {
    if (!focusTarget.current) return
    const button = grid.current?.querySelector<HTMLElement>(
      `[data-cell="${cellKey(focusTarget.current)}"] button`,
    )
    button?.focus()
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    focusTarget.current = null
  })
  const isThere = stop && hours.some(({ id }) => id === stop.time) && rooms.some(({ id }) => id === stop.room)
  const first = hours[0] && rooms[0] ? { time: hours[0].id, room: rooms[0].id } : null
  const focusPlaceAfterRender = (place: Place) => {
    focusTarget.current = place
    setStop(place)
  }
  return { tabStop: isThere ? stop : first, setStop, focus: focusPlaceAfterRender }
}

/** Holds, announces and drops the meeting that staff carry over the board by pointer or by keyboard. */
export function useDrag(options: CarryOptions) {
  const { plan, onDrop } = options
  const t = useTranslations('admin.meetingBoard')
  const problems = useTranslations('problems')
  const [drag, setDrag] = useState<Drag | null>(null)
  const [message, setMessage] = useState('')
  const { tabStop, setStop, focus } = useTabStop(options)

  const timeAndRoomTextsOf = ({ time, room }: Place) => ({
    time: plan.hours.find(({ id }) => id === time)?.meeting_time ?? '',
    room: plan.rooms.find(({ id }) => id === room)?.room_number ?? '',
  })
  const reasonOf = (refusal: Refusal) => problems(refusal.key, refusal.values)
  const announceRefusal = (place: Place, refusal: Refusal) =>
    setMessage(t('refused', { ...timeAndRoomTextsOf(place), reason: reasonOf(refusal) }))
  const cancelDragAndAnnounce = () => {
    setDrag(null)
    setMessage(t('putBack'))
  }
  const dropOrRefuse = ({ meeting, from, over, by }: Drag) => {
    if (!over || isSamePlace(over, from)) return cancelDragAndAnnounce()
    const refusal = moveRefusalOf(plan, meeting, over)
    if (refusal) {
      announceRefusal(over, refusal)
      // By keyboard, staff can now choose another cell. By pointer, the release of the button ends the drag.
      if (by === 'pointer') setDrag(null)
      return
    }
    setDrag(null)
    void onDrop(meeting, from, over).then((isMoved) => {
      const place = isMoved ? over : from
      if (by === 'keys') focus(place)
      else setStop(place)
      if (!isMoved) setMessage(t('putBack'))
    })
  }
  /** Returns the meeting whose tile contains an element; `fixed` if staff may not move it; null for none. */
  const movableMeetingAt = (element: Element): { meeting: BoardMeeting; from: Place } | 'fixed' | null => {
    const from = placeAt(element)
    const tile = from && plan.tiles.get(cellKey(from))
    if (!tile || tile.id !== meetingIdAt(element)) return null
    return mayMove(plan, tile) ? { meeting: tile, from } : 'fixed'
  }
  return {
    ...{ plan, drag, setDrag, message, setMessage, tabStop, setStop, focus },
    ...{
      wordsOf: timeAndRoomTextsOf,
      reasonOf,
      sayRefused: announceRefusal,
      putBack: cancelDragAndAnnounce,
      drop: dropOrRefuse,
      movableAt: movableMeetingAt,
    },
  }
}
export type Carry = ReturnType<typeof useDrag>
