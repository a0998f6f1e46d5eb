'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { barePath } from '@/lib/i18n/locale'

const never = () => () => undefined

/** `/mm/blog` of any list of news; a written page is a section of its own, `/mm/page/20`. */
function sectionOf(path: string): string {
  const [, site = '', page = '', number = ''] = barePath(path).split(/[/=]/)
  const parts = page === 'page' ? [site, page, number] : [site, page]
  return `/${parts.filter((part) => part !== '').join('/')}`
}

/**
 * Where the visitor is. A cached page is drawn under its inner path and read under its public one, which may differ
 * after the section; so the section is known from the start and the whole path only in the browser.
 */
export function usePublicPath(): { section: string; path: string | null } {
  const pathname = usePathname()
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => null,
  )
  return { section: sectionOf(pathname ?? ''), path: path && barePath(path) }
}

/** Whether a link leads to the section that is shown: `/mm/blog/13=1` while `/mm/blog/8=2` is read. */
export function inSection(href: string, section: string): boolean {
  const own = sectionOf(href.split('#')[0] ?? '')
  return own.split('/').length > 2 && own === section
}
