'use client'

import { useEffect, useEffectEvent } from 'react'
import { plainlyClickedLink } from './plain-click'

type Guard = {
  /** Whether something would be lost now. */
  isHeld: () => boolean
  /** Asks; resolves to whether one may go on. */
  mayLeave: () => Promise<boolean>
  /** Goes to where the link leads. */
  go: (to: URL) => void
}

/**
 * Asks before something unsaved is left: closing the window in the browser's words, every link of the site in ours.
 * The browser's own Back cannot be held.
 */
export function useLeaveGuard(guard: Guard): void {
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (guard.isHeld()) event.preventDefault()
  })
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = guard.isHeld() ? plainlyClickedLink(event) : null
    if (!link) return
    const to = new URL(link.href)
    if (to.origin !== location.origin || (to.hash && to.pathname === location.pathname)) return
    event.preventDefault()
    event.stopPropagation()
    void guard.mayLeave().then((may) => {
      if (may) guard.go(to)
    })
  })
  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => onUnload(event)
    // On the window and in the capture phase, so that it comes before the link's own handler.
    const click = (event: MouseEvent) => onClick(event)
    window.addEventListener('beforeunload', unload)
    window.addEventListener('click', click, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', unload)
      window.removeEventListener('click', click, { capture: true })
    }
  }, [])
}
