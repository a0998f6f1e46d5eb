import type { NewsItem } from './schema'

const relatedMax = 4

/** Of the newest items of a category those to read next: never the item itself, and no picture twice in a view. */
export function relatedNews(item: NewsItem, near: readonly NewsItem[]): NewsItem[] {
  const shown = new Set([item.image])
  const found: NewsItem[] = []
  for (const other of near) {
    if (other.id === item.id || shown.has(other.image)) continue
    shown.add(other.image)
    found.push(other)
    if (found.length === relatedMax) break
  }
  return found
}
