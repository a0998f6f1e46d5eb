import { useSyncExternalStore } from 'react'
import { wideBoard } from './drag'

function subscribeToBoardWidth(onChange: () => void) {
  const query = matchMedia(wideBoard)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Whether the window is wide enough for the board as a table; otherwise the board is a list, in which Tab
 * reaches every meeting.
 */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribeToBoardWidth,
    () => matchMedia(wideBoard).matches,
    () => true,
  )
