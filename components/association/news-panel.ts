import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { blogPath } from '@/lib/content/news/blog-key'
import type { ArchiveMonth, NewsCategoryCount } from '@/lib/content/news/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'

/**
 * Returns the props of the news side panel: the search address, the categories and the months. The current
 * category or month is marked.
 */
export function newsPanelProps(
  locale: Locale,
  categories: readonly NewsCategoryCount[],
  months: readonly ArchiveMonth[],
  current: { cid?: number; month?: string },
) {
  return {
    action: localePath(locale, associationPaths.blog),
    categories: categories.map((category) => ({
      key: String(category.cid),
      label: bilingualText(category, 'category', locale).text,
      href: blogPath(category.cid),
      count: category.news_count,
      current: category.cid === current.cid,
    })),
    months: months.map(({ created_at, date }) => ({
      key: created_at,
      label: date,
      href: blogPath(created_at),
      current: created_at === current.month,
    })),
  }
}
