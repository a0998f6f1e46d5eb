'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { plainlyClickedLink } from './plain-click'

const currentInRow = '[data-row] > [aria-current]'

/**
 * Opens the pages that `AppLink` leads to without a reload: one listener for the whole document, so that a link is
 * a plain element and a page of a hundred links has nothing to take over. A newly opened page begins at its top;
 * a link with an anchor keeps its place, and so does a step back or forward.
 */
export function SoftNavigation() {
  const router = useRouter()
  const pathname = usePathname()
  const lastPathname = useRef(pathname)
  const isHistoryStep = useRef(false)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.defaultPrevented ? null : plainlyClickedLink(event, 'a[data-page]')
      if (!link) return
      event.preventDefault()
      router.push(link.getAttribute('href') ?? '')
    }
    const onStep = () => (isHistoryStep.current = true)
    // A page that comes back whole from the browser's memory still has the choice that led away from it.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      for (const form of document.querySelectorAll<HTMLFormElement>('form[method="get"]')) form.reset()
    }
    window.addEventListener('click', onClick)
    window.addEventListener('popstate', onStep)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('click', onClick)
      window.removeEventListener('popstate', onStep)
      window.removeEventListener('pageshow', onShow)
    }
  }, [router])

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    // Next leaves a page where it is while its head is in view.
    if (!isHistoryStep.current && window.location.hash === '')
      window.scrollTo({ top: 0, behavior: 'instant' })
    isHistoryStep.current = false
  }, [pathname])

  // Rows of tabs and chips are longer than a phone is wide: the current one is brought into sight.
  useEffect(() => {
    for (const current of document.querySelectorAll(currentInRow)) {
      const row = current.parentElement
      if (row) row.scrollLeft += current.getBoundingClientRect().left - row.getBoundingClientRect().left - 16
    }
  }, [pathname])

  return null
}
