import { and, desc, eq, ne, or } from 'drizzle-orm'
import { db } from '@/db/client'
import { menuCategories, staticPages } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import { kept } from '@/lib/cache/kept'
import { tags } from '@/lib/cache/tags'
import { isShown } from '@/lib/menu/queries'

/** Each item stands in two languages, and a sitemap holds at most 50,000 addresses. */
const newsMax = 20_000

export type SitemapSource = {
  news: { id: number; changedAt: string }[]
  categories: number[]
  pages: { cid: number; changedAt: string | null }[]
}

/** What the sitemap lists: published news, newest first, their categories, and the pages that have a text. */
export const listSitemapSource = kept(
  'sitemap',
  [tags.news, tags.menu, tags.pages],
  async (): Promise<SitemapSource> => {
    const [items, menu] = await Promise.all([
      db()
        .select({ id: news.id, changedAt: news.updatedAt })
        .from(news)
        .where(eq(news.newsStatus, true))
        .orderBy(desc(news.createdAt), desc(news.id))
        .limit(newsMax),
      db()
        .select({ cid: menuCategories.cid, type: menuCategories.pageType, changedAt: staticPages.updatedAt })
        .from(menuCategories)
        .leftJoin(staticPages, and(eq(staticPages.categoryCid, menuCategories.cid), ne(staticPages.text, '')))
        .where(and(isShown, or(eq(menuCategories.pageType, 'news'), ne(staticPages.text, '')))),
    ])
    return {
      news: items.map(({ id, changedAt }) => ({ id, changedAt: changedAt.toISOString() })),
      categories: menu.filter(({ type }) => type === 'news').map(({ cid }) => cid),
      pages: menu
        .filter(({ type }) => type === 'static')
        .map(({ cid, changedAt }) => ({ cid, changedAt: changedAt?.toISOString() ?? null })),
    }
  },
)
