'use client'

import type { StaticPage } from '@/lib/pages/schema'
import { StaticCard } from './static-card'

type Props = {
  pages: StaticPage[]
  /** Where visitors read them, by cid; what is hidden is not among them. */
  paths: Readonly<Record<number, string>>
}

/** The pages under a menu item. A single one has both its editors open, several have all of them folded. */
export function StaticCards({ pages, paths }: Props) {
  return pages.map((page) => (
    <StaticCard key={page.cid} page={page} opened={pages.length === 1} path={paths[page.cid]} />
  ))
}
