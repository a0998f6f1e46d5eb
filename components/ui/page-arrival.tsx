'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const currentInRow = '[data-row] > [aria-current]'

/** Does what a page needs when it appears and its HTML alone cannot do. */
export function PageArrival() {
  const pathname = usePathname()

  // Rows of tabs and chips can be wider than a phone; this scrolls their current item into view.
  useEffect(() => {
    for (const current of document.querySelectorAll(currentInRow)) {
      const row = current.parentElement
      if (row) row.scrollLeft += current.getBoundingClientRect().left - row.getBoundingClientRect().left - 16
    }
  }, [pathname])

  // A page from the back-forward cache shows the filter value that the visitor chose last, not that of its
  // address; a reset of its forms corrects this.
  useEffect(() => {
    const resetFormsOfRestoredPage = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      for (const form of document.querySelectorAll<HTMLFormElement>('form[method="get"]')) form.reset()
    }
    window.addEventListener('pageshow', resetFormsOfRestoredPage)
    return () => window.removeEventListener('pageshow', resetFormsOfRestoredPage)
  }, [])

  return null
}
