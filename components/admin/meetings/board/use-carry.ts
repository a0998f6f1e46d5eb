import { useTranslations } from 'next-intl'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { BoardMeeting } from '@/lib/meetings/office/schema'
import { personName } from '../names'
import { cellKey, mayMove, neighbour, type Place, type Plan, type Refusal, refusalOf } from './plan'

/** A hand that shakes does not drag. */
const dragPixelsMin = 6
/** So near an edge of what scrolls, a meeting that is carried scrolls it. */
const edgePixels = 48
/** Below this the board is a list, where nothing can be carried. */
const wide = '(min-width: 64rem)'

export type Carried = { meeting: BoardMeeting; from: Place; over: Place | null; by: 'keys' | 'pointer' }

type Options = {
  grid: RefObject<HTMLDivElement | null>
  /** The picture that follows the pointer. */
  floating: RefObject<HTMLDivElement | null>
  plan: Plan
  onDrop: (meeting: BoardMeeting, to: Place) => void
  onOpen: (id: number) => void
  onAdd: (place: Place) => void
}

function placeAt(element: Element | null): Place | null {
  const [time, room] = (element?.closest('[data-cell]')?.getAttribute('data-cell') ?? '')
    .split(' ')
    .map(Number)
  return time && room ? { time, room } : null
}
const meetingAt = (element: Element | null) =>
  Number(element?.closest('[data-meeting]')?.getAttribute('data-meeting') ?? 0)
const isSame = (one: Place | null, other: Place | null) =>
  one?.time === other?.time && one?.room === other?.room

/** Scrolls the board when the pointer comes to its edge. */
function scrollAtEdge(scroller: Element | null, x: number, y: number) {
  if (!scroller) return
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  const step = (at: number, low: number, high: number) =>
    at < low + edgePixels ? -16 : at > high - edgePixels ? 16 : 0
  scroller.scrollBy(step(x, left, right), step(y, top, Math.min(bottom, window.innerHeight)))
}

/**
 * Taking a meeting from its cell and putting it into another, by pointer or by keys. The listeners are those of the
 * board as a whole: a tile has none of its own.
 */
export function useCarry({ grid, floating, plan, onDrop, onOpen, onAdd }: Options) {
  const t = useTranslations('admin.meetingBoard')
  const problems = useTranslations('problems')
  const [carried, setCarried] = useState<Carried | null>(null)
  const [stop, setStop] = useState<Place | null>(null)
  const [said, setSaid] = useState('')
  const pressed = useRef<{ meeting: BoardMeeting; from: Place; x: number; y: number } | null>(null)
  /** The cell that takes the focus as soon as it is drawn. */
  const wanted = useRef<Place | null>(null)

  const first = plan.hours[0] && plan.rooms[0] && { time: plan.hours[0].id, room: plan.rooms[0].id }
  const isThere = ({ time, room }: Place) =>
    plan.hours.some(({ id }) => id === time) && plan.rooms.some(({ id }) => id === room)
  const tabStop = stop && isThere(stop) ? stop : (first ?? null)

  useEffect(() => {
    if (!wanted.current) return
    const button = grid.current?.querySelector<HTMLElement>(`[data-cell="${cellKey(wanted.current)}"] button`)
    button?.focus()
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    wanted.current = null
  })

  const wordsOf = ({ time, room }: Place) => ({
    time: plan.hours.find(({ id }) => id === time)?.meeting_time ?? '',
    room: plan.rooms.find(({ id }) => id === room)?.room_number ?? '',
  })
  const reasonOf = (refusal: Refusal) => problems(refusal.key, refusal.values)
  const refusalAt = (meeting: BoardMeeting, place: Place) => refusalOf(plan, meeting, place)

  const letGo = () => {
    pressed.current = null
    setCarried(null)
  }
  const putBack = () => {
    letGo()
    setSaid(t('putBack'))
  }
  const drop = ({ meeting, from, over }: Carried) => {
    if (!over || isSame(over, from)) return putBack()
    const refusal = refusalAt(meeting, over)
    if (refusal) {
      setSaid(t('refused', { ...wordsOf(over), reason: reasonOf(refusal) }))
      // By keys one goes on looking for a place; a pointer has let go.
      if (carried?.by === 'pointer') letGo()
      return
    }
    letGo()
    setStop(over)
    if (carried?.by === 'keys') wanted.current = over
    setSaid(t('dropped', wordsOf(over)))
    onDrop(meeting, over)
  }

  const meetingOf = (id: number, place: Place) => {
    const tile = plan.tiles.get(cellKey(place))
    return tile?.id === id ? tile : undefined
  }

  const onPointerDown = (event: PointerEvent) => {
    const element = event.target as Element
    const [id, from] = [meetingAt(element), placeAt(element)]
    if (event.button !== 0 || event.pointerType === 'touch' || !id || !from || !matchMedia(wide).matches)
      return
    const meeting = meetingOf(id, from)
    if (meeting && mayMove(plan, meeting))
      pressed.current = { meeting, from, x: event.clientX, y: event.clientY }
  }
  const onPointerMove = (event: PointerEvent) => {
    const hand = pressed.current
    if (!hand) return
    const { clientX: x, clientY: y } = event
    if (!carried && Math.hypot(x - hand.x, y - hand.y) < dragPixelsMin) return
    if (!carried) grid.current?.setPointerCapture(event.pointerId)
    if (floating.current) floating.current.style.translate = `${x + 8}px ${y + 8}px`
    scrollAtEdge(grid.current?.parentElement ?? null, x, y)
    const over = placeAt(document.elementFromPoint(x, y))
    if (!carried || !isSame(over, carried.over))
      setCarried({ meeting: hand.meeting, from: hand.from, over, by: 'pointer' })
  }
  const onPointerUp = () => {
    if (carried?.by === 'pointer') drop(carried)
    pressed.current = null
  }

  const onClick = ({ target }: MouseEvent) => {
    const element = target as Element
    const [id, place] = [meetingAt(element), placeAt(element)]
    if (id) onOpen(id)
    else if (place && element.closest('[data-add]:not([aria-disabled])')) onAdd(place)
  }

  const take = (element: Element, place: Place) => {
    const meeting = meetingOf(meetingAt(element), place)
    if (!meeting) return
    if (!mayMove(plan, meeting)) return setSaid(t('mayNotMove'))
    const names = { sender: personName(meeting.sender), receiver: personName(meeting.receiver) }
    setCarried({ meeting, from: place, over: place, by: 'keys' })
    setSaid(t('taken', { ...names, ...wordsOf(place) }))
  }
  const step = (now: Carried, key: string) => {
    const over = neighbour(plan, now.over ?? now.from, key)
    const refusal = isSame(over, now.from) ? null : refusalAt(now.meeting, over)
    setCarried({ ...now, over })
    setSaid(
      refusal ? t('refused', { ...wordsOf(over), reason: reasonOf(refusal) }) : t('over', wordsOf(over)),
    )
    grid.current
      ?.querySelector(`[data-cell="${cellKey(over)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!matchMedia(wide).matches) return
    const element = event.target as Element
    const place = placeAt(element)
    if (!place) return
    const { key } = event
    const isStep = key.startsWith('Arrow') || key === 'Home' || key === 'End'
    const isTile = meetingAt(element) > 0
    if (carried?.by === 'keys') {
      if (isStep) step(carried, key)
      else if (key === ' ' || key === 'Enter') drop(carried)
      else if (key === 'Escape' || key === 'Tab') putBack()
      if (key !== 'Tab') event.preventDefault()
    } else if (isStep) {
      const to = neighbour(plan, place, key)
      wanted.current = to
      setStop(to)
      event.preventDefault()
    } else if (key === ' ' && isTile) {
      take(element, place)
      event.preventDefault()
    }
  }
  /** A button is pressed when the bar is released. */
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && meetingAt(event.target as Element) && matchMedia(wide).matches)
      event.preventDefault()
  }
  const onFocus = ({ target }: { target: Element }) => {
    const place = placeAt(target)
    if (place && !carried) setStop(place)
  }

  const isByPointer = carried?.by === 'pointer'
  useEffect(() => {
    if (!isByPointer) return
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      pressed.current = null
      setCarried(null)
      setSaid(t('putBack'))
    }
    window.addEventListener('keydown', escape)
    return () => window.removeEventListener('keydown', escape)
  }, [isByPointer, t])

  return {
    carried,
    tabStop,
    said,
    reasonOf,
    listeners: {
      ...{ onPointerDown, onPointerMove, onPointerUp, onClick, onKeyDown, onKeyUp, onFocus },
      onPointerCancel: letGo,
    },
  }
}
