import { useTranslations } from 'next-intl'
import type { FocusEvent, KeyboardEvent } from 'react'
import { personName } from '../names'
import { type Carried, isSamePlace, meetingAt, placeAt, wideBoard } from './carried'
import { cellKey, neighbour, refusalOf } from './plan'
import type { Carry } from './use-drag'

/** Walking over the board and carrying a meeting with the keys. Each step is said. */
export function useKeyCarry(carry: Carry) {
  const { plan, carried, setCarried, setSaid, setStop, focus, wordsOf, sayRefused, putBack, drop } = carry
  const t = useTranslations('admin.meetingBoard')

  const take = (element: Element) => {
    const movable = carry.movableAt(element)
    if (!movable) return
    if (movable === 'fixed') return setSaid(t('mayNotMove'))
    const { meeting, from } = movable
    setCarried({ meeting, from, over: from, by: 'keys' })
    const names = { sender: personName(meeting.sender), receiver: personName(meeting.receiver) }
    setSaid(t('taken', { ...names, ...wordsOf(from) }))
  }
  const step = (board: Element, now: Carried, key: string) => {
    const over = neighbour(plan, now.over ?? now.from, key)
    const refusal = isSamePlace(over, now.from) ? null : refusalOf(plan, now.meeting, over)
    setCarried({ ...now, over })
    if (refusal) sayRefused(over, refusal)
    else setSaid(t('over', wordsOf(over)))
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
    if (carried?.by === 'keys') {
      if (isStep) step(event.currentTarget, carried, key)
      else if (key === ' ' || key === 'Enter') drop(carried)
      else if (key === 'Escape' || key === 'Tab') putBack()
      if (key !== 'Tab') event.preventDefault()
    } else if (isStep) {
      focus(neighbour(plan, place, key))
      event.preventDefault()
    } else if (key === ' ' && meetingAt(element)) {
      take(element)
      event.preventDefault()
    }
  }
  /** A button is pressed when the bar is released, and the bar is for taking. */
  const onKeyUp = (event: KeyboardEvent) => {
    const isTile = meetingAt(event.target as Element) > 0
    if (event.key === ' ' && isTile && matchMedia(wideBoard).matches) event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeAt(target)
    if (place && !carried) setStop(place)
  }
  return { onKeyDown, onKeyUp, onFocus }
}
