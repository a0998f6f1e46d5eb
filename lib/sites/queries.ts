import { and, asc, count, eq, or, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { menuCategories, pageTexts } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import { cacheRead } from '@/lib/platform/cache/cached'
import { languagesOf } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { isShown } from '@/lib/content/menu/queries'
import { isPublished } from '@/lib/content/news/queries'
import { isWritten } from '@/lib/content/page-texts/queries'

export type WrittenPages = {
  categories: number[]
  pages: { cid: number; changedAt: string | null; languages: Locale[] }[]
}

/** Lists the visible categories of news, and the visible pages that have a text. */
export const listWrittenPages = cacheRead(
  'sitemap-pages',
  ['menu', 'pages'],
  async (): Promise<WrittenPages> => {
    const menu = await db()
      .select({
        cid: menuCategories.cid,
        type: menuCategories.page_type,
        changedAt: pageTexts.updated_at,
        text: sql<string>`left(${pageTexts.text}, 1)`,
        text_en: sql<string>`left(${pageTexts.text_en}, 1)`,
      })
      .from(menuCategories)
      .leftJoin(pageTexts, and(eq(pageTexts.category_cid, menuCategories.cid), isWritten))
      .where(and(isShown, or(eq(menuCategories.page_type, 'news'), isWritten)))
    return {
      categories: menu.filter(({ type }) => type === 'news').map(({ cid }) => cid),
      pages: menu
        .filter(({ type }) => type === 'static')
        .map(({ cid, changedAt, ...texts }) => ({
          cid,
          changedAt: changedAt?.toISOString() ?? null,
          languages: languagesOf(texts, 'text'),
        })),
    }
  },
)

export const countPublishedNews = cacheRead('sitemap-news-count', ['news'], async (): Promise<number> => {
  const [row] = await db().select({ items: count() }).from(news).where(isPublished)
  return row?.items ?? 0
})

/**
 * Lists one part of the published news. News are divided in the order of their ids, so that new items change
 * only the last part.
 */
export const listPublishedNewsPart = cacheRead(
  'sitemap-news',
  ['news'],
  async (part: number, size: number): Promise<{ id: number; changedAt: string; languages: Locale[] }[]> => {
    const items = await db()
      .select({ id: news.id, changedAt: news.updated_at, title: news.title, title_en: news.title_en })
      .from(news)
      .where(isPublished)
      .orderBy(asc(news.id))
      .limit(size)
      .offset((part - 1) * size)
    return items.map(({ id, changedAt, ...titles }) => ({
      id,
      changedAt: changedAt.toISOString(),
      languages: languagesOf(titles, 'title'),
    }))
  },
)
