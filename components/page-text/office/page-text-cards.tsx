'use client'

import type { PageTextRecord } from '@/lib/content/page-texts/schema'
import { PageTextCard } from './page-text-card'

type Props = {
  pages: PageTextRecord[]
  /** Where visitors read them, by cid; what is hidden is not among them. */
  paths: Readonly<Record<number, string>>
}

/** The pages under a menu item. A single one has both its editors open, several have all of them folded. */
export function PageTextCards({ pages, paths }: Props) {
  return pages.map((page) => (
    <PageTextCard key={page.cid} page={page} isAlone={pages.length === 1} path={paths[page.cid]} />
  ))
}
