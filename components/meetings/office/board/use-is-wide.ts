import { useSyncExternalStore } from 'react'
import { wideBoard } from './drag'

function subscribe(onChange: () => void) {
  const query = matchMedia(wideBoard)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the board is a table; below that it is a list, in which Tab reaches every meeting. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wideBoard).matches,
    () => true,
  )
