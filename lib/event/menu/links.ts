import { bilingual } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { MenuNode } from '@/lib/content/menu/schema'
import { eventPaths } from '@/lib/platform/site/event-paths'

export type EventMenuLink = { cid: number; label: string; href: string; children: EventMenuLink[] }

/** The items of the archived site whose numbers mean a page: its home, its registration, its presentations. */
export const archiveItems = { home: 1, registration: 2, presentation: 4 } as const

/** Where an item leads: news items to their list, the others to the page that their number means. */
export function eventMenuPath({ cid, page_type }: Pick<MenuNode, 'cid' | 'page_type'>): string {
  if (page_type === 'news') return eventPaths.archiveNewsOf(cid)
  if (cid === archiveItems.home) return eventPaths.archive
  return cid === archiveItems.presentation ? eventPaths.archivePresentation : eventPaths.archiveCategory(cid)
}

/** The menu tree as links with labels in one language. An item with others under it opens them. */
export function eventMenuLinks(tree: readonly MenuNode[], locale: Locale): EventMenuLink[] {
  return tree.map((item) => {
    const children = eventMenuLinks(item.children, locale)
    return {
      cid: item.cid,
      label: bilingual(item, 'category', locale).text,
      href: children[0]?.href ?? eventMenuPath(item),
      children,
    }
  })
}
