'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { linkOfPlainClick } from './plain-click'

const currentInRow = '[data-row] > [aria-current]'

/**
 * Opens a page without a reload when an `AppLink` is clicked. One listener serves the whole document, so
 * links stay plain elements and need no hydration. A new page starts at the top, except after a link with an
 * anchor or a step through the history.
 */
export function SoftNavigation() {
  const router = useRouter()
  const pathname = usePathname()
  const lastPathname = useRef(pathname)
  const isHistoryStep = useRef(false)

  useEffect(() => {
    const openPageWithoutReload = (event: MouseEvent) => {
      const link = event.defaultPrevented ? null : linkOfPlainClick(event, 'a[data-page]')
      if (!link) return
      event.preventDefault()
      router.push(link.getAttribute('href') ?? '')
    }
    const noteHistoryStep = () => (isHistoryStep.current = true)
    // A page from the back-forward cache shows the filter value that the visitor chose last, not that of its
    // address; a reset of its forms corrects this.
    const resetFormsOfRestoredPage = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      for (const form of document.querySelectorAll<HTMLFormElement>('form[method="get"]')) form.reset()
    }
    window.addEventListener('click', openPageWithoutReload)
    window.addEventListener('popstate', noteHistoryStep)
    window.addEventListener('pageshow', resetFormsOfRestoredPage)
    return () => {
      window.removeEventListener('click', openPageWithoutReload)
      window.removeEventListener('popstate', noteHistoryStep)
      window.removeEventListener('pageshow', resetFormsOfRestoredPage)
    }
  }, [router])

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    // Next does not scroll while the top of the page is in view, so this scrolls to the very top.
    if (!isHistoryStep.current && window.location.hash === '')
      window.scrollTo({ top: 0, behavior: 'instant' })
    isHistoryStep.current = false
  }, [pathname])

  // Rows of tabs and chips can be wider than a phone; this scrolls their current item into view.
  useEffect(() => {
    for (const current of document.querySelectorAll(currentInRow)) {
      const row = current.parentElement
      if (row) row.scrollLeft += current.getBoundingClientRect().left - row.getBoundingClientRect().left - 16
    }
  }, [pathname])

  return null
}
