'use client'

import { useEffect, useEffectEvent } from 'react'
import { linkOfPlainClick } from './plain-click'

type Guard = {
  /** Whether there are unsaved changes. */
  isHeld: () => boolean
  /** Asks for a confirmation; resolves to whether the page may be left. */
  mayLeave: () => Promise<boolean>
  /** Opens the address of the clicked link, once the confirmation is given. */
  go: (to: URL) => void
}

/**
 * Asks before unsaved changes are lost: the browser asks when the page is closed, reloaded or left for
 * another origin, `mayLeave` when a link to this origin is clicked, except for an anchor on the same page.
 * The browser's Back button within this origin cannot be intercepted.
 */
export function useLeaveGuard(guard: Guard): void {
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (guard.isHeld()) event.preventDefault()
  })
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = guard.isHeld() ? linkOfPlainClick(event) : null
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
    const askBeforeUnload = (event: BeforeUnloadEvent) => onUnload(event)
    // The listener captures on the window, so that it runs before the handler of the link.
    const askBeforeFollowingLink = (event: MouseEvent) => onClick(event)
    window.addEventListener('beforeunload', askBeforeUnload)
    window.addEventListener('click', askBeforeFollowingLink, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', askBeforeUnload)
      window.removeEventListener('click', askBeforeFollowingLink, { capture: true })
    }
  }, [])
}
