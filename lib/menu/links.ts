import { localePath, type Locale } from '@/lib/i18n/locale'
import type { MenuNode } from './schema'

export type MenuLink = { cid: number; label: string; href: string; children: MenuLink[] }

/** Where one reads how to become a member. */
export const membershipPath = '/mm/member#3'

/** Static items whose page has an address of its own, by cid. */
export const ownPaths: Readonly<Record<number, string>> = {
  1: '/mm/about',
  2: '/mm/membership',
  3: '/mm/activity',
  5: '/mm/trade',
  6: '/mm/report=1',
  7: '/mm/contact',
  12: membershipPath,
}

/** Items whose page is made of other things than its text: lists and figures. */
const withoutText: readonly number[] = [5, 6]

/** Whether visitors read a text under this item that the office writes. */
export function showsText(item: Pick<MenuNode, 'cid' | 'page_type'>): boolean {
  return item.page_type === 'static' && !withoutText.includes(item.cid)
}

/** Where a menu item leads: news items to their category's list, static ones to their page. */
export function menuPath(item: Pick<MenuNode, 'cid' | 'page_type'>): string {
  if (item.page_type === 'news') return `/mm/blog/${item.cid}=1`
  return ownPaths[item.cid] ?? `/mm/page/${item.cid}`
}

/**
 * The menu tree as links in one language. An item with children opens them; where it has a page of its own, that page
 * is the first of them.
 */
export function menuLinks(tree: readonly MenuNode[], locale: Locale): MenuLink[] {
  return tree.map((item) => {
    const label = locale === 'en' && item.category_en ? item.category_en : item.category
    const own = { cid: item.cid, label, href: localePath(locale, menuPath(item)), children: [] }
    const below = menuLinks(item.children, locale)
    const children = below.length > 0 && ownPaths[item.cid] ? [own, ...below] : below
    return { ...own, href: children[0]?.href ?? own.href, children }
  })
}
