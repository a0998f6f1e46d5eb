import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { notices, trades } from '@/db/schema/exchange'
import type { Listing } from '@/lib/api/listing'
import { ordered } from '@/lib/api/listing-query'
import { offsetOf, pagesOf, type Paging } from '@/lib/api/paging'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { matches } from '@/lib/search/match'
import { type DayRange, dayOf, daysIn } from './days'
import { type Notice, recentCount, type RecentNotice, type RecentTrade, type Trade } from './schema'

export type TradePage = { trade: Trade[]; total: number; totalPages: number }
export type NoticePage = { notice: Notice[]; total: number; totalPages: number }

/** Midnight in Ulaanbaatar at the beginning of a day, so many days later. */
function dawn(day: string, daysLater = 0): SQL {
  return sql`((${day}::date + ${daysLater}::integer)::timestamp at time zone 'Asia/Ulaanbaatar')`
}

function within(column: typeof trades.traded_at | typeof notices.sell_at, range: DayRange | null) {
  return range ? and(gte(column, dawn(range.start)), lt(column, dawn(range.end, 1))) : undefined
}

function tradeAnswer(row: typeof trades.$inferSelect): Trade {
  return {
    id: row.id,
    seller_name: row.seller_name,
    product_name: row.product_name,
    product_category: row.product_category,
    min_price: row.min_price,
    price_currency: row.price_currency,
    mass: row.mass,
    trade_datetime: row.traded_at.toISOString(),
    own_url: row.own_url,
    url: row.url,
  }
}

function noticeAnswer(row: typeof notices.$inferSelect): Notice {
  return {
    id: row.id,
    order_num: row.order_num,
    sell_date: dayOf(row.sell_at),
    sell_datetime: row.sell_at.toISOString(),
    seller_name: row.seller_name,
    type: row.type,
    quantity: row.quantity,
    lot_size: row.lot_size,
    currency: row.currency,
    other: row.other,
    own_url: row.own_url,
    url: row.url,
  }
}

const newestTrades = [desc(trades.traded_at), desc(trades.id)]
const latestNotices = [desc(notices.sell_at), desc(notices.id)]

const countTrades = (range: DayRange | null) => db().$count(trades, within(trades.traded_at, range))

async function tradesOfPage(where: SQL | undefined, paging: Paging, order = newestTrades): Promise<Trade[]> {
  const rows = await db()
    .select()
    .from(trades)
    .where(where)
    .orderBy(...order)
    .limit(paging.limit)
    .offset(offsetOf(paging))
  return rows.map(tradeAnswer)
}

async function noticesOfPage(
  where: SQL | undefined,
  paging: Paging,
  order = latestNotices,
): Promise<Notice[]> {
  const rows = await db()
    .select()
    .from(notices)
    .where(where)
    .orderBy(...order)
    .limit(paging.limit)
    .offset(offsetOf(paging))
  return rows.map(noticeAnswer)
}

const cachedTrades = cached(
  'trades',
  [tags.exchange],
  async (start: string, end: string, page: number, limit: number): Promise<TradePage> => {
    // Side by side: at a million rows neither waits for the other.
    const range = { start, end }
    const [total, trade] = await Promise.all([
      countTrades(range),
      tradesOfPage(within(trades.traded_at, range), { page, limit }),
    ])
    return { trade, total, totalPages: pagesOf(total, limit) }
  },
)

/** Trades of the days from `start` to `end`, both whole, newest first. */
export function listTrades({ start, end }: DayRange, { page, limit }: Paging): Promise<TradePage> {
  return cachedTrades(start, end, page, limit)
}

export const listNotices = cached(
  'notices',
  [tags.exchange],
  async (page: number, limit: number): Promise<NoticePage> => {
    const total = await db().$count(notices)
    const past = offsetOf({ page, limit }) >= total
    return {
      notice: past ? [] : await noticesOfPage(undefined, { page, limit }),
      total,
      totalPages: pagesOf(total, limit),
    }
  },
)

/** @returns null for an unknown auction */
export const getNotice = cached('notice', [tags.exchange], async (id: number): Promise<Notice | null> => {
  const [row] = await db().select().from(notices).where(eq(notices.id, id))
  return row ? noticeAnswer(row) : null
})

const tradeSortColumns = {
  product_name: trades.product_name,
  seller_name: trades.seller_name,
  min_price: trades.min_price,
  trade_datetime: trades.traded_at,
}

export async function listAdminTrades(
  range: DayRange | null,
  asked: Listing<keyof typeof tradeSortColumns>,
): Promise<{ result: Trade[]; total: number; totalPages: number }> {
  const where = and(within(trades.traded_at, range), await matches(asked.term, 'trade', trades.id))
  const total = await db().$count(trades, where)
  const past = offsetOf(asked) >= total
  const order = ordered(asked.sort, tradeSortColumns, newestTrades)
  return {
    result: past ? [] : await tradesOfPage(where, asked, order),
    total,
    totalPages: pagesOf(total, asked.limit),
  }
}

const noticeSortColumns = {
  seller_name: notices.seller_name,
  order_num: notices.order_num,
  type: notices.type,
  sell_datetime: notices.sell_at,
  quantity: notices.quantity,
}

export async function listAdminNotices(
  range: DayRange | null,
  asked: Listing<keyof typeof noticeSortColumns>,
): Promise<{ result: Notice[]; total: number; totalPages: number }> {
  const where = and(within(notices.sell_at, range), await matches(asked.term, 'notice', notices.id))
  const total = await db().$count(notices, where)
  const past = offsetOf(asked) >= total
  const order = ordered(asked.sort, noticeSortColumns, latestNotices)
  return {
    result: past ? [] : await noticesOfPage(where, asked, order),
    total,
    totalPages: pagesOf(total, asked.limit),
  }
}

/** `yyyy-mm-dd HH:mm` as clocks in Ulaanbaatar show a moment. */
function localTime(column: typeof trades.traded_at) {
  return sql<string>`to_char(${column} at time zone 'Asia/Ulaanbaatar', 'YYYY-MM-DD HH24:MI')`
}

export const listRecentTrades = cached('recent-trades', [tags.exchange], async (): Promise<RecentTrade[]> => {
  const rows = await db()
    .select({ row: trades, local: localTime(trades.traded_at) })
    .from(trades)
    .orderBy(...newestTrades)
    .limit(recentCount)
  return rows.map(({ row, local }) => ({
    id: row.id,
    trade_date: local.slice(0, 10),
    trade_time: local.slice(11),
    seller_name: row.seller_name,
    mass: row.mass,
    product_category: row.product_category || row.product_name,
    own_url: row.own_url,
    url: row.url,
  }))
})

export const listRecentNotices = cached(
  'recent-notices',
  [tags.exchange],
  async (): Promise<RecentNotice[]> => {
    const rows = await db()
      .select()
      .from(notices)
      .orderBy(...latestNotices)
      .limit(recentCount)
    return rows.map((row) => {
      const { sell_datetime: _, ...answer } = noticeAnswer(row)
      return answer
    })
  },
)

/** The mean price of each day, or of each month of a long range. Days are `yyyy-mm-dd`, months their first day. */
export type PriceLine = {
  product: string
  currency: string
  trades: number
  points: { at: string; price: number }[]
}

/** Products with a line of their own: those that were traded most often. */
const priceLinesMax = 6
/** Longer ranges are drawn by months. */
const dailyDaysMax = 92

export const listPriceLines = cached(
  'price-lines',
  [tags.exchange],
  async (start: string, end: string): Promise<PriceLine[]> => {
    const range = { start, end }
    const unit = daysIn(range) > dailyDaysMax ? sql`'month'` : sql`'day'`
    const { rows } = await db().execute<{
      product: string
      currency: string
      trades: number
      points: { at: string; price: number }[]
    }>(sql`
      with step as (
        select product_name, price_currency, count(*) as trades, avg(min_price) as price,
          date_trunc(${unit}, traded_at at time zone 'Asia/Ulaanbaatar')::date as at
        from ${trades} where ${within(trades.traded_at, range)}
        group by product_name, price_currency, at
      )
      select product_name as product, price_currency as currency, sum(trades)::integer as trades,
        json_agg(json_build_object('at', at, 'price', round(price, 2)) order by at) as points
      from step group by product_name, price_currency
      order by sum(trades) desc, product_name, price_currency limit ${priceLinesMax}`)
    return rows
  },
)

/** Trades of a range in portions, newest first, so that an open-data file is never whole in memory. */
export async function* streamTrades(range: DayRange, rowsMax: number): AsyncGenerator<Trade[]> {
  const portion = 2_000
  let last: { traded_at: Date; id: number } | undefined
  for (let left = rowsMax; left > 0; left -= portion) {
    const rows = await db()
      .select()
      .from(trades)
      .where(
        and(
          within(trades.traded_at, range),
          last ? sql`(${trades.traded_at}, ${trades.id}) < (${last.traded_at}, ${last.id})` : undefined,
        ),
      )
      .orderBy(...newestTrades)
      .limit(Math.min(portion, left))
    if (rows.length > 0) yield rows.map(tradeAnswer)
    last = rows.at(-1)
    if (rows.length < portion) return
  }
}

const auctionsMax = 500

/** Auctions for calendars: those of the last 90 days and all to come. */
export async function listAuctions(): Promise<(Notice & { changedAt: string })[]> {
  const rows = await db()
    .select()
    .from(notices)
    .where(gte(notices.sell_at, sql`now() - interval '90 days'`))
    .orderBy(asc(notices.sell_at), asc(notices.id))
    .limit(auctionsMax)
  return rows.map((row) => ({ ...noticeAnswer(row), changedAt: row.updated_at.toISOString() }))
}
