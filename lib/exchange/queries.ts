import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { exchangeNames, notices, trades } from '@/db/schema/exchange'
import type { Listing } from '@/lib/platform/api/listing'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { cacheRead } from '@/lib/platform/cache/cached'
import { formatInputDateTime } from '@/lib/platform/i18n/format'
import { matchesTermSql } from '@/lib/platform/search/match'
import { addDays, type DayRange, dayOf, countDaysIn } from './days'
import { exchangeNameAliases, matchesKindAndName } from './names/joined'
import { type Notice, recentCount, type RecentNotice, type RecentTrade, type Trade } from './schema'

export type TradePage = { trade: Trade[]; total: number; totalPages: number }
export type NoticePage = { notice: Notice[]; total: number; totalPages: number }

/** Returns the midnight in Ulaanbaatar that starts the day, or the day `daysLater` days after it. */
function startOfDay(day: string, daysLater = 0): SQL {
  return sql`((${day}::date + ${daysLater}::integer)::timestamp at time zone 'Asia/Ulaanbaatar')`
}

function isInRange(
  column: typeof trades.trade_datetime | typeof notices.sell_datetime,
  range: DayRange | null,
) {
  return range ? and(gte(column, startOfDay(range.start)), lt(column, startOfDay(range.end, 1))) : undefined
}

type Slice = { limit: number; offset: number }
type TradeColumns = Record<'id' | 'trade_datetime' | 'seller_name' | 'product_name' | 'min_price', PgColumn>
type NoticeColumns = Record<
  'id' | 'sell_datetime' | 'seller_name' | 'order_num' | 'type' | 'quantity',
  PgColumn
>
/** Returns a sort order by the given columns: those of the table, or those of a subquery of the table. */
type Order<Columns> = (columns: Columns) => SQL[]

/** Selects a slice of trades; joins the English names to the rows of the slice only. */
function selectTrades(where: SQL | undefined, { limit, offset }: Slice, order: Order<TradeColumns>) {
  const [seller, product, category] = exchangeNameAliases('seller', 'product', 'category')
  const page = db()
    .select()
    .from(trades)
    .where(where)
    .orderBy(...order(trades))
    .limit(limit)
    .offset(offset)
    .as('page')
  return db()
    .select()
    .from(page)
    .leftJoin(seller, matchesKindAndName(seller, 'seller', page.seller_name))
    .leftJoin(product, matchesKindAndName(product, 'product', page.product_name))
    .leftJoin(category, matchesKindAndName(category, 'product', page.product_category))
    .orderBy(...order(page))
}

/** Selects a slice of auctions; joins the English names to the rows of the slice only. */
function selectNotices(where: SQL | undefined, { limit, offset }: Slice, order: Order<NoticeColumns>) {
  const [seller, product, terms] = exchangeNameAliases('seller', 'product', 'terms')
  const page = db()
    .select()
    .from(notices)
    .where(where)
    .orderBy(...order(notices))
    .limit(limit)
    .offset(offset)
    .as('page')
  return db()
    .select()
    .from(page)
    .leftJoin(seller, matchesKindAndName(seller, 'seller', page.seller_name))
    .leftJoin(product, matchesKindAndName(product, 'product', page.type))
    .leftJoin(terms, matchesKindAndName(terms, 'terms', page.other))
    .orderBy(...order(page))
}

function tradeAnswer({
  page: row,
  seller,
  product,
  category,
}: Awaited<ReturnType<typeof selectTrades>>[number]): Trade {
  return {
    id: row.id,
    seller_name: row.seller_name,
    product_name: row.product_name,
    product_category: row.product_category,
    seller_name_en: seller?.name_en ?? '',
    product_name_en: product?.name_en ?? '',
    product_category_en: category?.name_en ?? '',
    min_price: row.min_price,
    price_currency: row.price_currency,
    mass: row.mass,
    trade_datetime: row.trade_datetime.toISOString(),
    own_url: row.own_url,
    url: row.url,
  }
}

function noticeAnswer({
  page: row,
  seller,
  product,
  terms,
}: Awaited<ReturnType<typeof selectNotices>>[number]): Notice {
  return {
    id: row.id,
    order_num: row.order_num,
    sell_date: dayOf(row.sell_datetime),
    sell_datetime: row.sell_datetime.toISOString(),
    seller_name: row.seller_name,
    type: row.type,
    quantity: row.quantity,
    lot_size: row.lot_size,
    currency: row.currency,
    other: row.other,
    seller_name_en: seller?.name_en ?? '',
    type_en: product?.name_en ?? '',
    other_en: terms?.name_en ?? '',
    own_url: row.own_url,
    url: row.url,
  }
}

const newestTradesFirst: Order<TradeColumns> = (t) => [desc(t.trade_datetime), desc(t.id)]
export const latestNoticesFirst: Order<NoticeColumns> = (t) => [desc(t.sell_datetime), desc(t.id)]
export const soonestNoticesFirst: Order<NoticeColumns> = (t) => [asc(t.sell_datetime), asc(t.id)]

const countTrades = (range: DayRange | null) => db().$count(trades, isInRange(trades.trade_datetime, range))

const sliceOf = (paging: Paging): Slice => ({ limit: paging.limit, offset: offsetOf(paging) })

async function readTradesPage(
  where: SQL | undefined,
  paging: Paging,
  order = newestTradesFirst,
): Promise<Trade[]> {
  return (await selectTrades(where, sliceOf(paging), order)).map(tradeAnswer)
}

/** Reads a slice of the auctions that match a condition. */
export async function listNoticeSlice(
  where: SQL | undefined,
  slice: Slice,
  order: Order<NoticeColumns>,
): Promise<Notice[]> {
  return (await selectNotices(where, slice, order)).map(noticeAnswer)
}

async function readNoticesPage(
  where: SQL | undefined,
  paging: Paging,
  order = latestNoticesFirst,
): Promise<Notice[]> {
  return listNoticeSlice(where, sliceOf(paging), order)
}

const cachedTrades = cacheRead(
  'trades',
  ['exchange'],
  async (start: string, end: string, page: number, limit: number): Promise<TradePage> => {
    // Runs both queries in parallel, because each is slow at a million rows.
    const range = { start, end }
    const [total, trade] = await Promise.all([
      countTrades(range),
      readTradesPage(isInRange(trades.trade_datetime, range), { page, limit }),
    ])
    return { trade, total, totalPages: numberOfPages(total, limit) }
  },
)

/** Lists one page of the trades from `start` to `end`, both days included, newest first. */
export function listTrades({ start, end }: DayRange, { page, limit }: Paging): Promise<TradePage> {
  return cachedTrades(start, end, page, limit)
}

export const listNotices = cacheRead(
  'notices',
  ['exchange'],
  async (page: number, limit: number): Promise<NoticePage> => {
    const total = await db().$count(notices)
    const past = offsetOf({ page, limit }) >= total
    return {
      notice: past ? [] : await readNoticesPage(undefined, { page, limit }),
      total,
      totalPages: numberOfPages(total, limit),
    }
  },
)

/** @returns null for an unknown auction */
export const getNotice = cacheRead('notice', ['exchange'], async (id: number): Promise<Notice | null> => {
  const [notice] = await listNoticeSlice(eq(notices.id, id), { limit: 1, offset: 0 }, latestNoticesFirst)
  return notice ?? null
})

type TradeSort = 'product_name' | 'seller_name' | 'min_price' | 'trade_datetime'

const tradeOrder =
  (sort: Listing<TradeSort>['sort']): Order<TradeColumns> =>
  (t) =>
    sortOrder(
      sort,
      {
        ...{ product_name: t.product_name, seller_name: t.seller_name },
        ...{ min_price: t.min_price, trade_datetime: t.trade_datetime },
      },
      newestTradesFirst(t),
    )

export async function listAdminTrades(
  range: DayRange | null,
  query: Listing<TradeSort>,
): Promise<{ result: Trade[]; total: number; totalPages: number }> {
  const where = and(
    isInRange(trades.trade_datetime, range),
    await matchesTermSql(query.term, 'trade', trades.id),
  )
  const total = await db().$count(trades, where)
  const past = offsetOf(query) >= total
  return {
    result: past ? [] : await readTradesPage(where, query, tradeOrder(query.sort)),
    total,
    totalPages: numberOfPages(total, query.limit),
  }
}

type NoticeSort = 'seller_name' | 'order_num' | 'type' | 'sell_datetime' | 'quantity'

const noticeOrder =
  (sort: Listing<NoticeSort>['sort']): Order<NoticeColumns> =>
  (t) =>
    sortOrder(
      sort,
      {
        ...{ seller_name: t.seller_name, order_num: t.order_num, type: t.type },
        ...{ sell_datetime: t.sell_datetime, quantity: t.quantity },
      },
      latestNoticesFirst(t),
    )

export async function listAdminNotices(
  range: DayRange | null,
  query: Listing<NoticeSort>,
): Promise<{ result: Notice[]; total: number; totalPages: number }> {
  const where = and(
    isInRange(notices.sell_datetime, range),
    await matchesTermSql(query.term, 'notice', notices.id),
  )
  const total = await db().$count(notices, where)
  const past = offsetOf(query) >= total
  return {
    result: past ? [] : await readNoticesPage(where, query, noticeOrder(query.sort)),
    total,
    totalPages: numberOfPages(total, query.limit),
  }
}

const recent: Slice = { limit: recentCount, offset: 0 }
/** A recent trade or auction as the API answers it, and the English names that the contact bar shows. */
type WithEnglish<Row> = { row: Row; product_en: string; seller_en: string }

export const listRecentTrades = cacheRead(
  'recent-trades',
  ['exchange'],
  async (): Promise<WithEnglish<RecentTrade>[]> => {
    const rows = (await selectTrades(undefined, recent, newestTradesFirst)).map(tradeAnswer)
    return rows.map((trade) => {
      const local = formatInputDateTime(trade.trade_datetime)
      const row = {
        id: trade.id,
        trade_date: local.slice(0, 10),
        trade_time: local.slice(11),
        seller_name: trade.seller_name,
        mass: trade.mass,
        product_category: trade.product_category || trade.product_name,
        own_url: trade.own_url,
        url: trade.url,
      }
      const product_en = trade.product_category ? trade.product_category_en : trade.product_name_en
      return { row, product_en, seller_en: trade.seller_name_en }
    })
  },
)

export const listRecentNotices = cacheRead(
  'recent-notices',
  ['exchange'],
  async (): Promise<WithEnglish<RecentNotice>[]> => {
    const rows = (await selectNotices(undefined, recent, latestNoticesFirst)).map(noticeAnswer)
    return rows.map(({ sell_datetime: _, seller_name_en, type_en, other_en: _other, ...row }) => ({
      ...{ row, product_en: type_en, seller_en: seller_name_en },
    }))
  },
)

/** A product of the exchange and its last trade. */
type LastTrade = {
  id: number
  name: string
  name_en: string
  price: number
  currency: string
  traded_at: string
}

/** Reads traded products by their numbers in the dictionary of names, each with its last trade. */
export async function listLastTrades(ids: readonly number[]): Promise<LastTrade[]> {
  const { rows } = await db().execute<LastTrade>(sql`
    select named.id, named.name, named.name_en, last.min_price::float8 as price, last.price_currency as currency,
      to_json(last.trade_datetime)#>>'{}' as traded_at
    from ${exchangeNames} named cross join lateral (
      select min_price, price_currency, trade_datetime from ${trades}
      where product_name = named.name order by trade_datetime desc, id desc limit 1) last
    where named.kind = 'product' and named.id = any (${sql.param([...ids])}::int[])`)
  return rows
}

/**
 * A product's average prices in one currency: one for each day, or for each month of a long range. `at` is
 * the day, or the first day of the month, as `yyyy-mm-dd`.
 */
export type PriceLine = {
  product: string
  product_en: string
  currency: string
  trades: number
  /** The tonnes of all trades; null if no trade says how many. */
  tonnes: number | null
  /** The last trade: its minimum price, and its moment as an ISO time. */
  last_price: number
  last_at: string
  points: { at: string; price: number }[]
}

/** The most lines of the price chart. A line is a product in one currency; the most traded are chosen. */
const priceLinesMax = 6
/** The fewest points of a line in the price chart: two points would only make a straight stroke. */
const pricePointsMin = 3
/** The longest range, in days, with daily points in the price chart; a longer range has monthly points. */
const dailyDaysMax = 92
const daysOfYear = 365

export const listPriceLines = cacheRead(
  'price-lines',
  ['exchange'],
  async (start: string, end: string): Promise<PriceLine[]> => {
    const range = { start, end }
    const unit = countDaysIn(range) > dailyDaysMax ? sql`'month'` : sql`'day'`
    const { rows } = await db().execute<PriceLine>(sql`
      with step as (
        select product_name, price_currency, count(*) as trades, sum(mass) as tonnes, avg(min_price) as price,
          date_trunc(${unit}, trade_datetime at time zone 'Asia/Ulaanbaatar')::date as at
        from ${trades} where ${isInRange(trades.trade_datetime, range)}
        group by product_name, price_currency, at
      ), line as (
        select product_name, price_currency, sum(trades)::integer as trades, sum(tonnes)::float8 as tonnes,
          json_agg(json_build_object('at', at, 'price', round(price, 2)) order by at) as points
        from step group by product_name, price_currency having count(*) >= ${pricePointsMin}
        order by sum(trades) desc, product_name, price_currency limit ${priceLinesMax}
      )
      select product_name as product, coalesce(known.name_en, '') as product_en, price_currency as currency,
        trades, tonnes, points, last.min_price::float8 as last_price, to_json(last.trade_datetime)#>>'{}' as last_at
      from line left join ${exchangeNames} known on known.kind = 'product' and known.name = product_name
      cross join lateral (
        select min_price, trade_datetime from ${trades}
        where trades.product_name = line.product_name and trades.price_currency = line.price_currency
          and ${isInRange(trades.trade_datetime, range)}
        order by trade_datetime desc, id desc limit 1) last
      order by trades desc, product_name, price_currency`)
    return rows
  },
)

/** Lists the price lines of the year that ends with the last trade; none without trades. */
export async function listPriceLinesOfYear(): Promise<PriceLine[]> {
  const [last] = await listRecentTrades()
  if (!last) return []
  return listPriceLines(addDays(last.row.trade_date, -daysOfYear), last.row.trade_date)
}

/**
 * Streams the newest `rowsMax` trades of a range in portions, so that memory never contains a whole open-data
 * file.
 */
export async function* streamTrades(range: DayRange, rowsMax: number): AsyncGenerator<Trade[]> {
  const portion = 2_000
  let last: { trade_datetime: Date; id: number } | undefined
  for (let remainingRows = rowsMax; remainingRows > 0; remainingRows -= portion) {
    const after = last && sql`(${trades.trade_datetime}, ${trades.id}) < (${last.trade_datetime}, ${last.id})`
    const where = and(isInRange(trades.trade_datetime, range), after)
    const rows = await selectTrades(
      where,
      { limit: Math.min(portion, remainingRows), offset: 0 },
      newestTradesFirst,
    )
    if (rows.length > 0) yield rows.map(tradeAnswer)
    last = rows.at(-1)?.page
    if (rows.length < portion) return
  }
}

const auctionsMax = 500

/** Lists for a calendar the auctions since 90 days ago, the earliest first, at most `auctionsMax`. */
export async function listCalendarAuctions(): Promise<(Notice & { changedAt: string })[]> {
  const since = gte(notices.sell_datetime, sql`now() - interval '90 days'`)
  const rows = await selectNotices(since, { limit: auctionsMax, offset: 0 }, soonestNoticesFirst)
  return rows.map((row) => ({ ...noticeAnswer(row), changedAt: row.page.updated_at.toISOString() }))
}
