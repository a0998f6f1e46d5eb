'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Brings each newly opened page to its top; Next leaves it where it is while the page's head is in view. A link
 * with an anchor keeps its place, and so does a step back or forward.
 */
export function ScrollOnNavigation() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  const stepped = useRef(false)

  useEffect(() => {
    const onStep = () => (stepped.current = true)
    window.addEventListener('popstate', onStep)
    return () => window.removeEventListener('popstate', onStep)
  }, [])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!stepped.current && window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' })
    stepped.current = false
  }, [pathname])

  return null
}
