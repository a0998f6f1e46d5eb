import { pagesOf, type Paging } from '@/lib/platform/api/paging'
import { depthMax, type SearchGroup, totalMax } from './schema'

/**
 * How many pages of a group there are to go to. Beyond what is counted there is one more behind every full page, so
 * that whoever reads on comes to the end.
 */
export function foundPages({ total, hits }: SearchGroup, { page, limit }: Paging): number {
  const countedPages = pagesOf(total, limit)
  if (total < totalMax) return countedPages
  const seenPages = hits.length === limit ? page + 1 : page
  return Math.min(Math.max(countedPages, seenPages), Math.floor(depthMax / limit))
}

/** A total as it is shown: «500+» where nobody counted on. */
export const foundCount = (total: number) => (total < totalMax ? String(total) : `${totalMax}+`)
