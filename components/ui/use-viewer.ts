import type { KeyboardEvent } from 'react'

/**
 * Pictures that are looked at one by one, round and round, by arrow keys, Home and End.
 * @param at which one is shown; null while none is
 */
export function useViewer(count: number, at: number | null, show: (at: number) => void) {
  const step = (by: number) => show(((at ?? 0) + by + count) % count)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    else if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'Home') show(0)
    else if (event.key === 'End') show(count - 1)
    else return
    event.preventDefault()
  }
  return { step, onKeyDown }
}
