import { formatDate } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { newsText } from '@/lib/content/news/localise'
import { publisherName } from '@/lib/content/news/publisher'
import { newsTexts } from '@/lib/content/news/queries'
import type { NewsItem } from '@/lib/content/news/schema'
import { markedTexts } from '@/lib/platform/search/shown'
import { associationPaths } from '@/lib/platform/site/association-paths'
import type { Story } from './story'

/**
 * News items as the lists of a page in one language show them.
 * @param matchedWords of those that a search found the words that matched
 * @param pathOf where an item of this site is read
 */
export function stories(
  items: readonly NewsItem[],
  locale: Locale,
  matchedWords?: Readonly<Record<number, readonly string[]>>,
  pathOf: (id: number) => string = associationPaths.newsItem,
): Story[] {
  return items.map((item) => {
    const text = newsText(item, locale)
    return {
      id: item.id,
      href: pathOf(item.id),
      title: text.title,
      ...(text.lang === locale ? {} : { lang: text.lang }),
      summary: text.summary,
      ...(matchedWords ? { match: markedTexts(newsTexts(item), matchedWords[item.id] ?? [], locale) } : {}),
      image: item.image,
      publisher: publisherName(item.publisher, locale),
      createdAt: item.created_at,
      date: formatDate(item.created_at, locale),
    }
  })
}
