import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { fixedItems } from './fixed-items'
import type { MenuNode } from './schema'

export type MenuLink = { cid: number; label: string; href: string; children: MenuLink[] }

/** The paths of the static menu items whose pages are not at `associationPaths.page(cid)`, by `cid`. */
export const ownPaths: Readonly<Record<number, string>> = {
  [fixedItems.about]: associationPaths.about,
  [fixedItems.membership]: associationPaths.membership,
  [fixedItems.activity]: associationPaths.activity,
  [fixedItems.trade]: associationPaths.trade,
  [fixedItems.reports]: associationPaths.reports(1),
  [fixedItems.contact]: associationPaths.contact,
  [fixedItems.joining]: associationPaths.joining,
  [fixedItems.board]: associationPaths.board,
  [fixedItems.members]: associationPaths.members,
  [fixedItems.anniversary]: associationPaths.anniversary,
  [fixedItems.search]: associationPaths.search,
}

/** The static menu items whose pages show no text that the office writes. */
const withoutText: readonly number[] = [
  fixedItems.trade,
  fixedItems.reports,
  fixedItems.board,
  fixedItems.members,
  fixedItems.search,
]

/** Whether the page of a menu item shows a text that the office writes. */
export function hasEditableText(item: Pick<MenuNode, 'cid' | 'page_type'>): boolean {
  return item.page_type === 'static' && !withoutText.includes(item.cid)
}

/** Returns the path to which a menu item leads: the news list of its category, or its static page. */
export function menuPath(item: Pick<MenuNode, 'cid' | 'page_type'>): string {
  if (item.page_type === 'news') return associationPaths.newsList(item.cid)
  return ownPaths[item.cid] ?? associationPaths.page(item.cid)
}

/**
 * Converts the menu tree to links with labels in one language. An item with children leads to the first
 * child. If the item also has a path in `ownPaths`, its own page is added as the first child.
 */
export function menuLinks(tree: readonly MenuNode[], locale: Locale): MenuLink[] {
  return tree.map((item) => {
    const label = bilingualText(item, 'category', locale).text
    const ownLink = { cid: item.cid, label, href: menuPath(item), children: [] }
    const below = menuLinks(item.children, locale)
    const children = below.length > 0 && ownPaths[item.cid] ? [ownLink, ...below] : below
    return { ...ownLink, href: children[0]?.href ?? ownLink.href, children }
  })
}

/**
 * Lists the ancestors of a menu item with their links, from the top; empty for an item at the top level and
 * for an unknown one.
 */
export function menuTrail(
  tree: readonly MenuNode[],
  cid: number,
  locale: Locale,
): { label: string; href: string }[] {
  const ancestorsOf = (links: readonly MenuLink[]): MenuLink[] | null => {
    for (const link of links) {
      if (link.cid === cid) return []
      const below = ancestorsOf(link.children)
      if (below) return [link, ...below]
    }
    return null
  }
  return (ancestorsOf(menuLinks(tree, locale)) ?? []).map(({ label, href }) => ({ label, href }))
}

/**
 * Returns links to the siblings of a menu item, and their parent's name. For an item at the top level,
 * returns links to its children, and its own name. Returns null when there are no such links.
 */
export function siblingOrChildPages(
  tree: readonly MenuNode[],
  cid: number,
  locale: Locale,
): { title: string; links: MenuLink[] } | null {
  const family = findParentOrSelf(menuLinks(tree, locale), cid)
  const links = family?.children.filter((child) => child.cid !== cid && child.cid !== family.cid) ?? []
  return family && links.length > 0 ? { title: family.label, links } : null
}

/** Finds the parent of a menu item; for an item at the top, the item itself. */
function findParentOrSelf(links: readonly MenuLink[], cid: number): MenuLink | null {
  for (const link of links) {
    if (link.cid === cid || link.children.some((child) => child.cid === cid)) return link
    const below = findParentOrSelf(link.children, cid)
    if (below) return below
  }
  return null
}
