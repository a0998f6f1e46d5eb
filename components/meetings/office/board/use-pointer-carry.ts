import { type PointerEvent, useEffect, useRef } from 'react'
import type { BoardMeeting } from '@/lib/meetings/office/schema'
import { isSamePlace, placeAt, wideBoard } from './drag'
import type { Place } from './plan'
import type { Carry } from './use-drag'

/** How far the pointer must move to start a drag, so that a trembling hand does not start one. */
const dragPixelsMin = 6
/**
 * The distance from an edge at which a carried meeting scrolls the board, and the distance of each scroll.
 */
const edgePixels = 32
const scrollPixels = 16

type Hand = { meeting: BoardMeeting; from: Place; x: number; y: number; isMoving: boolean }

/** Scrolls the board when the pointer comes to its edge. */
function scrollAtEdge(scroller: Element | null, x: number, y: number) {
  if (!scroller) return
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  const scrollStep = (at: number, low: number, high: number) =>
    at < low + edgePixels ? -scrollPixels : at > high - edgePixels ? scrollPixels : 0
  scroller.scrollBy(scrollStep(x, left, right), scrollStep(y, top, Math.min(bottom, window.innerHeight)))
}

/**
 * Returns the handlers that drag a meeting with a mouse or a pen; a finger scrolls the board instead.
 * @param moveFloatingTile moves the tile under the pointer without rendering the board again
 */
export function usePointerDrag(carry: Carry, moveFloatingTile: (x: number, y: number) => void) {
  const { drag, setDrag, movableAt, drop, putBack } = carry
  const hand = useRef<Hand | null>(null)
  const isCarried = drag?.by === 'pointer'

  useEffect(() => {
    if (!isCarried) return
    const cancelOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      hand.current = null
      putBack()
    }
    window.addEventListener('keydown', cancelOnEscape)
    return () => window.removeEventListener('keydown', cancelOnEscape)
  }, [isCarried, putBack])

  const onPointerDown = ({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (button !== 0 || pointerType === 'touch' || !matchMedia(wideBoard).matches) return
    const movable = movableAt(target as Element)
    if (movable && movable !== 'fixed') hand.current = { ...movable, x, y, isMoving: false }
  }
  const onPointerMove = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (!hand.current) return
    const { meeting, from, isMoving } = hand.current
    if (!isMoving && Math.hypot(x - hand.current.x, y - hand.current.y) < dragPixelsMin) return
    if (!isMoving) currentTarget.setPointerCapture(pointerId)
    hand.current.isMoving = true
    moveFloatingTile(x, y)
    scrollAtEdge(currentTarget.parentElement, x, y)
    const over = placeAt(document.elementFromPoint(x, y))
    if (!isMoving || !isSamePlace(over, drag?.over ?? null)) setDrag({ meeting, from, over, by: 'pointer' })
  }
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const grip = hand.current
    hand.current = null
    if (!grip?.isMoving) return
    // The cell under the pointer at its release, which may differ from the cell of the last render.
    const over = placeAt(document.elementFromPoint(clientX, clientY))
    drop({ meeting: grip.meeting, from: grip.from, over, by: 'pointer' })
  }
  const onPointerCancel = () => {
    hand.current = null
    if (isCarried) putBack()
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
