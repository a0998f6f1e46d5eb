'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { barePath } from '@/lib/i18n/locale'

const never = () => () => undefined
const segments = (path: string) => barePath(path).split(/[/=]/)

/**
 * Where the visitor is. A kept page is drawn under its inner path and read under its public one, which may differ
 * after the section; so the section is known from the start and the whole path only in the browser.
 */
export function usePublicPath(): { section: string; path: string | null } {
  const pathname = usePathname()
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => null,
  )
  const [, site = '', page = ''] = segments(pathname ?? '')
  return { section: `/${site}/${page}`, path: path && barePath(path) }
}

/** Whether a link leads to the section that is shown: `/mm/blog/13=1` while `/mm/blog/8=2` is read. */
export function inSection(href: string, section: string): boolean {
  const [, site = '', page = ''] = segments(href.split('#')[0] ?? '')
  return page !== '' && `/${site}/${page}` === section
}
