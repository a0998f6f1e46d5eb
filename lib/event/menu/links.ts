import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { MenuNode } from '@/lib/content/menu/schema'
import { eventPaths } from '@/lib/platform/site/event-paths'

export type EventMenuLink = { cid: number; label: string; href: string; children: EventMenuLink[] }

/** Numbers of archived menu items that have a page of their own; the page of `registration` is a form. */
export const archiveItems = { home: 1, registration: 2, presentation: 4 } as const

/**
 * Returns the path to which a menu item of the archived site leads: the list of its news, its fixed page, or
 * the page with its number.
 */
export function eventMenuPath({ cid, page_type }: Pick<MenuNode, 'cid' | 'page_type'>): string {
  if (page_type === 'news') return eventPaths.archiveNewsOf(cid)
  if (cid === archiveItems.home) return eventPaths.archive
  return cid === archiveItems.presentation ? eventPaths.archivePresentation : eventPaths.archiveCategory(cid)
}

/**
 * Converts the menu tree to links with labels in one language. An item with children leads to the first of
 * them.
 */
export function eventMenuLinks(tree: readonly MenuNode[], locale: Locale): EventMenuLink[] {
  return tree.map((item) => {
    const children = eventMenuLinks(item.children, locale)
    return {
      cid: item.cid,
      label: bilingualText(item, 'category', locale).text,
      href: children[0]?.href ?? eventMenuPath(item),
      children,
    }
  })
}
