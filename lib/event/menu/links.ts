import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { MenuNode } from '@/lib/content/menu/schema'
import { eventPaths } from '@/lib/platform/site/event-paths'

export type EventMenuLink = { cid: number; label: string; href: string; children: EventMenuLink[] }

/** The items of the archived site whose numbers have a fixed page: home, registration, presentations. */
export const archiveItems = { home: 1, registration: 2, presentation: 4 } as const

/** Returns the target of an item: news items lead to their list, others to the page of their number. */
export function eventMenuPath({ cid, page_type }: Pick<MenuNode, 'cid' | 'page_type'>): string {
  if (page_type === 'news') return eventPaths.archiveNewsOf(cid)
  if (cid === archiveItems.home) return eventPaths.archive
  return cid === archiveItems.presentation ? eventPaths.archivePresentation : eventPaths.archiveCategory(cid)
}

/** Converts the menu tree to links with labels in one language. An item with children opens them instead. */
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
