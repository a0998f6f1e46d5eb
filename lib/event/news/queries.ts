import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventCategories, eventNews } from '@/db/schema/event'
import { files } from '@/db/schema/files'
import type { Listing } from '@/lib/platform/api/listing'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { cacheRead } from '@/lib/platform/cache/cached'
import { listEventMenu } from '@/lib/event/menu/queries'
import type { MenuNode } from '@/lib/content/menu/schema'
import { matchesTermSql } from '@/lib/platform/search/match'
import { coverColumns, newsAnswer, type NewsPage } from '@/lib/content/news/queries'
import type { AdminEventNewsItem, EventNewsCategory, NewsItem } from '@/lib/content/news/schema'

const newestFirst = [desc(eventNews.created_at), desc(eventNews.id)]
/** Matches the news items that visitors see. */
const isPublished = eq(eventNews.news_status, true)

function selectNews(where: SQL | undefined, order: readonly SQL[] = newestFirst) {
  return db()
    .select({
      row: eventNews,
      image: coverColumns,
      category: eventCategories.category,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(eventNews)
    .innerJoin(files, eq(files.id, eventNews.image_file_id))
    .innerJoin(eventCategories, eq(eventCategories.cid, eventNews.category_cid))
    .where(where)
    .orderBy(...order)
    .$dynamic()
}
type Row = Awaited<ReturnType<typeof selectNews>>[number]

function adminNewsAnswer(record: Row): AdminEventNewsItem {
  const { news_status, version } = record.row
  return { ...newsAnswer(record.row, record.image), category: record.category, news_status, version }
}

async function listNewsPage<Item>(
  where: SQL | undefined,
  paging: { page: number; limit: number },
  answer: (row: Row) => Item,
  order?: readonly SQL[],
): Promise<{ news: Item[]; total: number; totalPages: number }> {
  const rows = await selectNews(where, order).limit(paging.limit).offset(offsetOf(paging))
  // Each row contains the total. A page after the last one has no rows, so a separate query counts the total.
  const total = rows[0]?.total ?? (paging.page > 1 ? await db().$count(eventNews, where) : 0)
  return { news: rows.map(answer), total, totalPages: numberOfPages(total, paging.limit) }
}

/** Lists a page of the event's published news, in one category or in all of them. */
export const listEventNews = cacheRead(
  'event-news',
  ['event-news'],
  (category: number | null, page: number, limit: number): Promise<NewsPage> =>
    listNewsPage(
      and(isPublished, category === null ? undefined : eq(eventNews.category_cid, category)),
      { page, limit },
      ({ row, image }) => newsAnswer(row, image),
    ),
)

/** @returns null for an unknown or an inactive news item */
export const getEventNews = cacheRead(
  'event-news-item',
  ['event-news'],
  async (id: number): Promise<NewsItem | null> => {
    const [record] = await selectNews(and(isPublished, eq(eventNews.id, id))).limit(1)
    return record ? newsAnswer(record.row, record.image) : null
  },
)

const flattenToNewsCategories = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [
    // A menu item with other items under it is only a heading, not a category of news.
    ...(node.page_type === 'news' && node.children.length === 0 ? [node] : []),
    ...flattenToNewsCategories(node.children),
  ])

/** Lists the categories of news that visitors see, each with its number of published news items. */
export const listEventNewsCategories = cacheRead(
  'event-news-categories',
  ['event-news', 'event-menu'],
  async (): Promise<EventNewsCategory[]> => {
    const counts = await db()
      .select({ cid: eventNews.category_cid, news_count: count() })
      .from(eventNews)
      .where(isPublished)
      .groupBy(eventNews.category_cid)
    const countOf = new Map(counts.map(({ cid, news_count }) => [cid, news_count]))
    return flattenToNewsCategories(await listEventMenu()).map(
      ({ children: _, category_level: _level, ...item }) => ({
        ...item,
        id: item.cid,
        news_count: countOf.get(item.cid) ?? 0,
      }),
    )
  },
)

const sortColumns = { created_at: eventNews.created_at, title: eventNews.title }

/** Lists a page of news for the office; a search term limits the list to news items that match the term. */
export async function listAdminEventNews(
  category: number | 'all',
  paging: Listing<keyof typeof sortColumns>,
): Promise<{ news: AdminEventNewsItem[]; total: number; totalPages: number }> {
  const where = and(
    category === 'all' ? undefined : eq(eventNews.category_cid, category),
    await matchesTermSql(paging.term, 'event-news', eventNews.id),
  )
  return listNewsPage(where, paging, adminNewsAnswer, sortOrder(paging.sort, sortColumns, newestFirst))
}

/** @returns null for an unknown news item */
export async function getAdminEventNews(id: number): Promise<AdminEventNewsItem | null> {
  const [record] = await selectNews(eq(eventNews.id, id)).limit(1)
  return record ? adminNewsAnswer(record) : null
}
