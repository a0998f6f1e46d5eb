import type { KeyboardEvent } from 'react'

/**
 * Returns functions that move through pictures: by a number of steps, and by arrow keys, Home and End. After
 * the last picture the first follows; a step back from the first leads to the last.
 * @param shownIndex the index of the shown picture; null while none is shown
 */
export function usePictureNavigation(
  count: number,
  shownIndex: number | null,
  showPicture: (at: number) => void,
) {
  const step = (by: number) => showPicture(((shownIndex ?? 0) + by + count) % count)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    else if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'Home') showPicture(0)
    else if (event.key === 'End') showPicture(count - 1)
    else return
    event.preventDefault()
  }
  return { step, onKeyDown }
}
