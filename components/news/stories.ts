import { formatDate } from '@/lib/platform/i18n/format'
import { joinWords } from '@/lib/platform/i18n/line-breaks'
import type { Locale } from '@/lib/platform/i18n/locale'
import { isPhotographedNews, newsText } from '@/lib/content/news/localise'
import { publisherName } from '@/lib/content/news/publisher'
import { newsSearchTexts } from '@/lib/content/news/queries'
import type { NewsItem } from '@/lib/content/news/schema'
import { markTitleAndExcerpt } from '@/lib/platform/search/shown'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { figureOf } from './figure'
import type { Story } from './story'

/**
 * Converts news items for the lists of a page in one language.
 * @param matchedWords for search results: the words that matched, by the id of the item
 * @param pathOf returns the path of an item on this site
 */
export function storiesFromNews(
  items: readonly NewsItem[],
  locale: Locale,
  matchedWords?: Readonly<Record<number, readonly string[]>>,
  pathOf: (id: number) => string = associationPaths.newsItem,
): Story[] {
  return items.map((item) => {
    const text = newsText(item, locale)
    const figure = figureOf(text.figure, item.category_cid)
    return {
      id: item.id,
      href: pathOf(item.id),
      title: joinWords(text.title),
      ...(text.lang === locale ? {} : { lang: text.lang }),
      summary: joinWords(text.summary),
      ...(matchedWords
        ? { match: markTitleAndExcerpt(newsSearchTexts(item), matchedWords[item.id] ?? [], locale) }
        : {}),
      ...(isPhotographedNews(item) ? { image: item.image } : {}),
      ...(figure ? { figure } : {}),
      publisher: publisherName(item.publisher, locale),
      createdAt: item.created_at,
      date: formatDate(item.created_at, locale),
    }
  })
}
