import type { NewsItem } from './schema'

const relatedMax = 4

/**
 * Chooses up to four further news items for the page of an item, out of the newest items of its category.
 * Each chosen item has another picture than the item itself and the other chosen items.
 */
export function pickFurtherNews(item: NewsItem, newestOfCategory: readonly NewsItem[]): NewsItem[] {
  const usedImages = new Set([item.image])
  const relatedItems: NewsItem[] = []
  for (const other of newestOfCategory) {
    if (other.id === item.id || usedImages.has(other.image)) continue
    usedImages.add(other.image)
    relatedItems.push(other)
    if (relatedItems.length === relatedMax) break
  }
  return relatedItems
}
