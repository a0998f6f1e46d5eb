import { useTranslations } from 'next-intl'
import type { FocusEvent, KeyboardEvent } from 'react'
import { personName } from '../names'
import { type Drag, isSamePlace, meetingIdAt, placeAt, wideBoard } from './drag'
import { cellKey, placeAfterKey, moveRefusalOf } from './plan'
import type { Carry } from './use-drag'

/**
 * Returns the handlers with which the keyboard moves the focus over a wide board and carries a meeting. Each
 * step of a carried meeting is announced.
 */
export function useKeyboardDrag(carry: Carry) {
  const { plan, drag, setDrag, setMessage, setStop, focus, wordsOf, sayRefused, putBack, drop } = carry
  const t = useTranslations('admin.meetingBoard')

  const startKeyboardDrag = (element: Element) => {
    const movable = carry.movableAt(element)
    if (!movable) return
    if (movable === 'fixed') return setMessage(t('mayNotMove'))
    const { meeting, from } = movable
    setDrag({ meeting, from, over: from, by: 'keys' })
    const names = { sender: personName(meeting.sender), receiver: personName(meeting.receiver) }
    setMessage(t('taken', { ...names, ...wordsOf(from) }))
  }
  const moveByKey = (board: Element, currentDrag: Drag, key: string) => {
    const over = placeAfterKey(plan, currentDrag.over ?? currentDrag.from, key)
    const refusal = isSamePlace(over, currentDrag.from)
      ? null
      : moveRefusalOf(plan, currentDrag.meeting, over)
    setDrag({ ...currentDrag, over })
    if (refusal) sayRefused(over, refusal)
    else setMessage(t('over', wordsOf(over)))
    board
      .querySelector(`[data-cell="${cellKey(over)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const element = event.target as Element
    const place = placeAt(element)
    if (!place || !matchMedia(wideBoard).matches) return
    const { key } = event
    const isStep = key.startsWith('Arrow') || key === 'Home' || key === 'End'
    if (drag?.by === 'keys') {
      if (isStep) moveByKey(event.currentTarget, drag, key)
      else if (key === ' ' || key === 'Enter') drop(drag)
      else if (key === 'Escape' || key === 'Tab') putBack()
      if (key !== 'Tab') event.preventDefault()
    } else if (isStep) {
      focus(placeAfterKey(plan, place, key))
      event.preventDefault()
    } else if (key === ' ' && meetingIdAt(element)) {
      startKeyboardDrag(element)
      event.preventDefault()
    }
  }
  /**
   * A button also fires when the space bar is released. That is prevented, because pressing the bar already
   * picks up or drops the meeting.
   */
  const onKeyUp = (event: KeyboardEvent) => {
    const isTile = meetingIdAt(event.target as Element) > 0
    if (event.key === ' ' && isTile && matchMedia(wideBoard).matches) event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeAt(target)
    if (place && !drag) setStop(place)
  }
  return { onKeyDown, onKeyUp, onFocus }
}
