'use client'

import type { StaticPage } from '@/lib/pages/schema'
import { StaticCard } from './static-card'

/** The pages under a menu item. A single one has both its editors open, several have all of them folded. */
export function StaticCards({ pages }: { pages: StaticPage[] }) {
  return pages.map((page) => <StaticCard key={page.cid} page={page} opened={pages.length === 1} />)
}
