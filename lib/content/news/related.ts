import type { NewsItem } from './schema'

const relatedMax = 4

/** Of the newest items of a category those to read next: never the item itself, and no picture twice in a view. */
export function relatedNews(item: NewsItem, near: readonly NewsItem[]): NewsItem[] {
  const usedImages = new Set([item.image])
  const relatedItems: NewsItem[] = []
  for (const other of near) {
    if (other.id === item.id || usedImages.has(other.image)) continue
    usedImages.add(other.image)
    relatedItems.push(other)
    if (relatedItems.length === relatedMax) break
  }
  return relatedItems
}
