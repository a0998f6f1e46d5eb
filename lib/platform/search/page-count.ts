import { numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { depthMax, type SearchGroup, totalMax } from './schema'

/**
 * Returns the number of pages of a group of hits. If not all hits were counted, one more page follows each
 * full one, so that readers can page on, up to `depthMax` hits.
 */
export function pageCountOf(
  { total, hits }: Pick<SearchGroup, 'total' | 'hits'>,
  { page, limit }: Paging,
): number {
  const countedPages = numberOfPages(total, limit)
  if (total < totalMax) return countedPages
  const seenPages = hits.length === limit ? page + 1 : page
  return Math.min(Math.max(countedPages, seenPages), Math.floor(depthMax / limit))
}

/** Formats a number of hits: «500+» if counting stopped there. */
export const displayCount = (total: number) => (total < totalMax ? String(total) : `${totalMax}+`)
