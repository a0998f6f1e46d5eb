import type { NewsItem } from './schema'

const relatedMax = 4

/**
 * Chooses further items from the newest of a category: never the item itself, and none with a picture already
 * used.
 */
export function pickFurtherNews(item: NewsItem, near: readonly NewsItem[]): NewsItem[] {
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
