'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { withoutLocale } from '@/lib/platform/i18n/locale'

const subscribeToNothing = () => () => undefined

const numberedSections = ['page', 'category']

/**
 * Returns the section of a path, such as `/mm/blog` for any list of news. A numbered page is a section of its
 * own, such as `/mm/page/20`. The pages of an archived year have one more level, such as `/mw/2023/news`.
 */
function sectionOf(path: string): string {
  const parts = withoutLocale(path)
    .split(/[/=]/)
    .filter((part) => part !== '')
  const at = /^\d{4}$/.test(parts[1] ?? '') ? 2 : 1
  return `/${parts.slice(0, at + (numberedSections.includes(parts[at] ?? '') ? 2 : 1)).join('/')}`
}

/**
 * Returns the section and the path that the visitor's address shows. A cached page is rendered under an
 * internal path, which may differ from the public one after the section. So the server knows the section, and
 * only the browser knows the whole path.
 */
export function usePublicPath(): { section: string; path: string | null } {
  const pathname = usePathname()
  const path = useSyncExternalStore(
    subscribeToNothing,
    () => window.location.pathname,
    () => null,
  )
  return { section: sectionOf(pathname ?? ''), path: path && withoutLocale(path) }
}

/**
 * Whether a link leads to the current section. Both `/mm/blog/13=1` and `/mm/blog/8=2`, for example, are in
 * the section `/mm/blog`. The home of a site and its search are in no section.
 */
export function isInSection(href: string, section: string): boolean {
  const linkSection = sectionOf(href.split('#')[0] ?? '')
  return linkSection.split('/').length > 2 && linkSection === section && !section.endsWith('/search')
}
