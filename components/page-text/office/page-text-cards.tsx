'use client'

import type { PageTextRecord } from '@/lib/content/page-texts/schema'
import { PageTextCard } from './page-text-card'

type Props = {
  pages: PageTextRecord[]
  /** The public path of each visible menu item, by the `cid` of the item. */
  paths: Readonly<Record<number, string>>
}

/**
 * The texts of a menu item and of its children. The editors start open for a single page, closed for several.
 */
export function PageTextCards({ pages, paths }: Props) {
  return pages.map((page) => (
    <PageTextCard key={page.cid} page={page} isAlone={pages.length === 1} path={paths[page.cid]} />
  ))
}
