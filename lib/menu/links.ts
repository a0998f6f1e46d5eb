import { localePath, type Locale } from '@/lib/i18n/locale'
import type { MenuNode } from './schema'

export type MenuLink = { cid: number; label: string; href: string; children: MenuLink[] }

/** Where one reads how to become a member. */
export const membershipPath = '/mm/page/12'

/** Static items whose page has an address of its own, by cid. */
const ownPaths: Readonly<Record<number, string>> = {
  5: '/mm/trade',
}

/** Where a menu item leads: news items to their category's list, static ones to their page. */
export function menuPath(item: Pick<MenuNode, 'cid' | 'page_type'>): string {
  if (item.page_type === 'news') return `/mm/blog/${item.cid}=1`
  return ownPaths[item.cid] ?? `/mm/page/${item.cid}`
}

/** The menu tree as links in one language. An item with children leads where its first child does. */
export function menuLinks(tree: readonly MenuNode[], locale: Locale): MenuLink[] {
  return tree.map((item) => {
    const children = menuLinks(item.children, locale)
    return {
      cid: item.cid,
      label: locale === 'en' && item.category_en ? item.category_en : item.category,
      href: children[0]?.href ?? localePath(locale, menuPath(item)),
      children,
    }
  })
}
