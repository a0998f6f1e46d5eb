import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { newsText } from '@/lib/news/localise'
import type { NewsItem } from '@/lib/news/schema'
import { associationPaths } from '@/lib/site/association-paths'
import type { Story } from './story'

/** News items as the lists of a page in one language show them. */
export function stories(items: readonly NewsItem[], locale: Locale): Story[] {
  return items.map((item) => {
    const text = newsText(item, locale)
    return {
      id: item.id,
      href: associationPaths.newsItem(item.id),
      title: text.title,
      ...(text.lang === 'mn' && locale !== 'mn' ? { lang: 'mn' as const } : {}),
      summary: text.summary,
      image: item.image,
      publisher: item.publisher,
      createdAt: item.created_at,
      date: formatDate(item.created_at, locale),
    }
  })
}
