import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { shownFile } from '@/lib/platform/files/columns'
import { kindOfPicture, type PictureKind, withFocus } from '@/lib/platform/files/picture-kind'
import { files } from '@/db/schema/files'
import { menuCategories } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import type { Listing } from '@/lib/platform/api/listing'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { cacheRead } from '@/lib/platform/cache/cached'
import { pickFields } from '@/lib/platform/pick-fields'
import { listTextPictureFacts } from '@/lib/platform/files/picture-kinds'
import { fileUrl } from '@/lib/platform/files/url'
import { formatMonth } from '@/lib/platform/i18n/format'
import { defaultLocale, type Locale } from '@/lib/platform/i18n/locale'
import { newsText } from './localise'
import { isShown } from '@/lib/content/menu/queries'
import { type ItemPicture, liftRecordPictures } from '@/lib/platform/rich-text/item-pictures'
import { isWithinSchedule, scheduleAnswer, scheduleStateSql } from '@/lib/platform/schedule/queries'
import { stripHtml } from '@/lib/platform/search/fold'
import { pageCountOf } from '@/lib/platform/search/page-count'
import { matchesTermSql } from '@/lib/platform/search/match'
import { type SearchAnswer, search } from '@/lib/platform/search/search'
import type { FoundTexts } from '@/lib/platform/search/shown'
import {
  type AdminNewsItem,
  type ArchiveMonth,
  type NewsCategoryCount,
  type NewsItem,
  newsTextKeys,
  recentNewsCount,
} from './schema'

/** Lists the categories that an item may have, also those that visitors do not see. */
export function listAllNewsCategories(): Promise<{ cid: number; category: string; category_en: string }[]> {
  const { cid, category, category_en, page_type } = menuCategories
  return db()
    .select({ cid, category, category_en })
    .from(menuCategories)
    .where(eq(page_type, 'news'))
    .orderBy(asc(cid))
}

export type NewsPage = { news: NewsItem[]; total: number; totalPages: number }
/**
 * The result of a search: the news items, and in `matched` the matching words of each item. `shownFor` is the
 * corrected term. `without` lists the words that no item contains together with the other words, `also` the
 * synonyms by which items were found. If nothing
 * was found, `nearest` lists similar words.
 */
export type FoundNews = NewsPage &
  Pick<SearchAnswer, 'shownFor' | 'without' | 'also' | 'nearest'> & { matched: Record<number, string[]> }

/** The columns of the file of a cover. */
export const coverColumns = { ...shownFile, kind: files.picture_kind }
type Cover = { key: string; name: string; kind: PictureKind | null }
/** Returns the address of a cover, and what it is. */
const coverAnswer = (cover: Cover): Pick<NewsItem, 'image' | 'image_kind'> => ({
  image: fileUrl(cover),
  image_kind: cover.kind ?? 'photograph',
})

const newestFirst = [desc(news.created_at), desc(news.id)]
/** Matches the news items that visitors see at this moment. */
export const isPublished = and(eq(news.news_status, true), isWithinSchedule(news))

const { archive_month: _archiveMonth, ...newsColumns } = getTableColumns(news)
type NewsRow = Omit<typeof news.$inferSelect, 'archive_month'>
const answeredColumns = ['id', ...newsTextKeys, 'publisher', 'category_cid'] as const

/** Returns what visitors get of an item of any site. */
export const newsAnswer = (
  row: Pick<NewsRow, (typeof answeredColumns)[number] | 'created_at' | 'updated_at'>,
  image: Cover,
): NewsItem => ({
  ...pickFields(row, answeredColumns),
  ...coverAnswer(image),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

function selectNews(where: SQL | undefined) {
  return db()
    .select({ row: newsColumns, image: coverColumns })
    .from(news)
    .innerJoin(files, eq(files.id, news.image_file_id))
    .where(where)
    .orderBy(...newestFirst)
    .$dynamic()
}

/**
 * Selects one page of ids, each with the total number of items; the caller joins the rows to the ids. For the
 * lists that visitors see, Postgres answers this query from an index alone.
 */
function newsIdPageSubquery(where: SQL | undefined, paging: Paging, order: readonly SQL[] = newestFirst) {
  return db()
    .select({ id: news.id, total: sql<number>`count(*) over ()`.mapWith(Number).as('total') })
    .from(news)
    .where(where)
    .orderBy(...order)
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .as('page')
}

async function readNewsPage(where: SQL | undefined, paging: Paging): Promise<NewsPage> {
  const page = newsIdPageSubquery(where, paging)
  const rows = await db()
    .select({ total: page.total, row: newsColumns, image: coverColumns })
    .from(page)
    .innerJoin(news, eq(news.id, page.id))
    .innerJoin(files, eq(files.id, news.image_file_id))
    .orderBy(...newestFirst)
  // Each row contains the total number of items; a page past the last has no rows, so the total is counted.
  const total = rows[0]?.total ?? (paging.page > 1 ? await db().$count(news, where) : 0)
  return {
    news: rows.map(({ row, image }) => newsAnswer(row, image)),
    total,
    totalPages: numberOfPages(total, paging.limit),
  }
}

export const listRecentNews = cacheRead('recent-news', ['news'], async (): Promise<NewsItem[]> => {
  const rows = await selectNews(isPublished).limit(recentNewsCount)
  return rows.map(({ row, image }) => newsAnswer(row, image))
})

/** How far back an English home looks for news in English before it shows newer news in Mongolian. */
const recentNewsPoolSize = 4 * recentNewsCount

const listEnglishHomeNews = cacheRead('english-home-news', ['news'], async (): Promise<NewsItem[]> => {
  const recentIds = db()
    .select({ id: news.id })
    .from(news)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(recentNewsPoolSize)
  const rows = await selectNews(inArray(news.id, recentIds))
    .orderBy(eq(news.title_en, ''), ...newestFirst)
    .limit(recentNewsCount)
  return rows.map(({ row, image }) => newsAnswer(row, image))
})

/** Lists the news of the home page: the newest, on the English one those with an English title first. */
export const listHomeNews = (locale: Locale): Promise<NewsItem[]> =>
  locale === defaultLocale ? listRecentNews() : listEnglishHomeNews()

export type RecentPicture = ItemPicture & { item: NewsItem }

const picturesMax = 8
/** The number of newest news items from which the home page takes its pictures. */
const pictureNewsMax = 60

/** Lists up to eight photographs from the bodies of the newest news: at most one per item, none twice. */
export const listRecentPictures = cacheRead(
  'recent-pictures',
  ['news'],
  async (locale: Locale): Promise<RecentPicture[]> => {
    const rows = await selectNews(isPublished).limit(pictureNewsMax)
    const pictureFacts = await listTextPictureFacts(...rows.flatMap(({ row }) => [row.text, row.text_en]))
    const recentPictures: RecentPicture[] = []
    for (const { row, image } of rows) {
      const item = newsAnswer(row, image)
      // The alternative text has to be in the language in which the reader sees the item.
      const { pictures } = await liftRecordPictures(
        { mn: item.text, en: item.text_en },
        newsText(item, locale).lang,
      )
      const picture = pictures.find(
        ({ src }) =>
          kindOfPicture(src, pictureFacts) === 'photograph' &&
          recentPictures.every((other) => other.src !== src),
      )
      if (picture)
        recentPictures.push({
          ...picture,
          src: withFocus(picture.src, pictureFacts),
          item: { ...item, text: '', text_en: '' },
        })
      if (recentPictures.length === picturesMax) break
    }
    return recentPictures
  },
)

export const listNews = cacheRead(
  'news-by-category',
  ['news'],
  (category: number, page: number, limit: number) =>
    readNewsPage(and(isPublished, eq(news.category_cid, category)), { page, limit }),
)

/** @param month `yyyy-mm` */
export const listNewsByMonth = cacheRead(
  'news-by-month',
  ['news'],
  (month: string, page: number, limit: number) =>
    readNewsPage(and(isPublished, eq(news.archive_month, Number(month.replace('-', '')))), { page, limit }),
)

/** Reads the news items with the given numbers that are published. */
export async function listNewsByIds(ids: readonly number[]): Promise<NewsItem[]> {
  const rows = await selectNews(and(isPublished, inArray(news.id, [...ids])))
  return rows.map(({ row, image }) => newsAnswer(row, image))
}

/** Returns the plain texts of a news item, in which a search marks the matching words. */
export function newsSearchTexts({
  title,
  title_en,
  summary,
  summary_en,
  text,
  text_en,
}: NewsItem): FoundTexts {
  const joinLeadAndPlainText = (lead: string, html: string) => `${lead} ${stripHtml(html)}`.trim()
  return {
    title,
    title_en,
    text: joinLeadAndPlainText(summary, text),
    text_en: joinLeadAndPlainText(summary_en, text_en),
  }
}

/** Finds published news that contain the words of a term in any form or spelling, the best first. */
export const searchNews = cacheRead(
  'news-search',
  ['news', 'search'],
  async (term: string, page: number, limit: number): Promise<FoundNews> => {
    const query = { term, kinds: ['news'], lang: 'mn', limit, page, audience: 'public' } as const
    const { groups, shownFor, without, also, nearest } = await search(query)
    const group = groups[0] ?? { kind: 'news', total: 0, bestGrade: 0, hits: [] }
    const items = await listNewsByIds(group.hits.map(({ id }) => id))
    const itemsById = new Map(items.map((item) => [item.id, item]))
    return {
      news: group.hits.flatMap(({ id }) => itemsById.get(id) ?? []),
      total: group.total,
      totalPages: pageCountOf(group, { page, limit }),
      matched: Object.fromEntries(group.hits.map(({ id, matched }) => [id, matched])),
      ...{ shownFor, without, also, nearest },
    }
  },
)

/** @returns null for an unknown news item, and for one that is not published now */
export const getNews = cacheRead('news-item', ['news'], async (id: number): Promise<NewsItem | null> => {
  const [record] = await selectNews(and(isPublished, eq(news.id, id))).limit(1)
  return record ? newsAnswer(record.row, record.image) : null
})

/** Matches the menu items without children: an item with children is a heading, not a category of news. */
const isLeaf = sql`not exists (select from ${menuCategories} child where child.pid = ${menuCategories.cid})`

export const listNewsCategories = cacheRead(
  'news-categories',
  ['news', 'menu'],
  async (): Promise<NewsCategoryCount[]> => {
    return db()
      .select({
        cid: menuCategories.cid,
        category: menuCategories.category,
        category_en: menuCategories.category_en,
        news_count: count(news.id),
      })
      .from(menuCategories)
      .leftJoin(news, and(eq(news.category_cid, menuCategories.cid), isPublished))
      .where(and(eq(menuCategories.page_type, 'news'), isShown, isLeaf))
      .groupBy(menuCategories.cid)
      .orderBy(asc(menuCategories.sequence), asc(menuCategories.cid))
  },
)

export const listArchiveMonths = cacheRead(
  'news-archive',
  ['news'],
  async (lang: Locale): Promise<ArchiveMonth[]> => {
    const rows = await db()
      .selectDistinct({ month: news.archive_month })
      .from(news)
      .where(isPublished)
      .orderBy(desc(news.archive_month))
    return rows.map(({ month }) => {
      const key = `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`
      return { created_at: key, date: formatMonth(key, lang) }
    })
  },
)

const sortColumns = { created_at: news.created_at, title: news.title }

const newsCategoryCondition = (category: number | 'all') =>
  category === 'all' ? undefined : eq(news.category_cid, category)

/**
 * Counts the news items of a category or of all categories, including drafts. The number is cached until news
 * change.
 */
const countAdminNews = cacheRead('admin-news-count', ['news'], (category: number | 'all') =>
  db().$count(news, newsCategoryCondition(category)),
)

/** Lists news for the office. With a search term, only matching news. */
export async function listAdminNews(
  category: number | 'all',
  paging: Listing<keyof typeof sortColumns>,
): Promise<{ news: AdminNewsItem[]; total: number; totalPages: number }> {
  const isFound = await matchesTermSql(paging.term, 'news', news.id)
  const where = and(newsCategoryCondition(category), isFound)
  const order = sortOrder(paging.sort, sortColumns, newestFirst)
  const page = newsIdPageSubquery(where, paging, order)
  const [rows, total] = await Promise.all([
    selectAdminNews(inArray(news.id, db().select({ id: page.id }).from(page)), order),
    isFound ? db().$count(news, where) : countAdminNews(category),
  ])
  return { news: rows.map(adminNewsAnswer), total, totalPages: numberOfPages(total, paging.limit) }
}

/** @returns null for an unknown news item */
export async function getAdminNews(id: number): Promise<AdminNewsItem | null> {
  const [record] = await selectAdminNews(eq(news.id, id)).limit(1)
  return record ? adminNewsAnswer(record) : null
}

function selectAdminNews(where: SQL | undefined, order: readonly SQL[] = newestFirst) {
  return db()
    .select({
      row: newsColumns,
      image: coverColumns,
      category: menuCategories.category,
      state: scheduleStateSql(news),
    })
    .from(news)
    .innerJoin(files, eq(files.id, news.image_file_id))
    .innerJoin(menuCategories, eq(menuCategories.cid, news.category_cid))
    .where(where)
    .orderBy(...order)
    .$dynamic()
}

type AdminNewsRow = Awaited<ReturnType<typeof selectAdminNews>>[number]

function adminNewsAnswer({ row, image, category, state }: AdminNewsRow): AdminNewsItem {
  return {
    ...newsAnswer(row, image),
    category,
    news_status: row.news_status,
    yellow_book: row.yellow_book,
    ...scheduleAnswer(row, state),
    version: row.version,
  }
}
