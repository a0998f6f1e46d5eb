import type { PdfDocument } from '@/lib/documents/schema'
import type { Locale } from '@/lib/i18n/locale'
import { type MenuLink, menuLinks } from '@/lib/menu/links'
import type { MenuNode } from '@/lib/menu/schema'
import type { Person } from '@/lib/people/schema'
import { stripHtml } from '@/lib/search/fold'
import type { PublicPage } from './schema'

/** The other pages of the same part of the menu, under its name; null where there are none. */
export function sisterPages(
  tree: readonly MenuNode[],
  cid: number,
  locale: Locale,
): { title: string; links: MenuLink[] } | null {
  const family = familyOf(menuLinks(tree, locale), cid)
  const links = family?.children.filter((child) => child.cid !== cid) ?? []
  return family && links.length > 0 ? { title: family.label, links } : null
}

/** The item that stands over another one, or the item itself where others stand under it. */
function familyOf(links: readonly MenuLink[], cid: number): MenuLink | null {
  for (const link of links) {
    if (link.cid === cid || link.children.some((child) => child.cid === cid)) return link
    const below = familyOf(link.children, cid)
    if (below) return below
  }
  return null
}

/** The documents that a text names in quotation marks, in the order of all documents. */
export function namedDocuments(page: PublicPage, documents: readonly PdfDocument[]): PdfDocument[] {
  const words = stripHtml(`${page.text} ${page.text_en}`).replaceAll(/\s+/g, ' ')
  return documents.filter(({ title }) => words.includes(`«${title}»`) || words.includes(`“${title}”`))
}

/** Who of the office the text says to write to. */
export function namedPerson(mails: readonly string[], people: readonly Person[]): Person | null {
  return (
    people.find(
      ({ about_category, email }) =>
        about_category === 'Office' && email && mails.includes(email.toLowerCase()),
    ) ?? null
  )
}
