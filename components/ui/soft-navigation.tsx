'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { PageArrival } from './page-arrival'
import { linkOfPlainClick } from './plain-click'

/**
 * Opens a page without a reload when an `AppLink` is clicked, where state must outlive the page: in the office
 * and on the pages of participants. One listener serves the whole document, so links stay plain elements and
 * need no hydration. A new page starts at the top, except after a link with an anchor or a step through the
 * history.
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
    window.addEventListener('click', openPageWithoutReload)
    window.addEventListener('popstate', noteHistoryStep)
    return () => {
      window.removeEventListener('click', openPageWithoutReload)
      window.removeEventListener('popstate', noteHistoryStep)
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

  return <PageArrival />
}
