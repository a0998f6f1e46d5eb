import { and, asc, count, desc, gte, lt, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { notices, trades } from '@/db/schema/exchange'
import { offsetOf, pagesOf, type Paging } from '@/lib/api/paging'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
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

async function countTrades(range: DayRange | null): Promise<number> {
  const [row] = await db().select({ total: count() }).from(trades).where(within(trades.traded_at, range))
  return row?.total ?? 0
}

async function countNotices(range: DayRange | null): Promise<number> {
  const [row] = await db().select({ total: count() }).from(notices).where(within(notices.sell_at, range))
  return row?.total ?? 0
}

async function tradesOfPage(range: DayRange | null, paging: Paging): Promise<Trade[]> {
  const rows = await db()
    .select()
    .from(trades)
    .where(within(trades.traded_at, range))
    .orderBy(...newestTrades)
    .limit(paging.limit)
    .offset(offsetOf(paging))
  return rows.map(tradeAnswer)
}

async function noticesOfPage(range: DayRange | null, paging: Paging): Promise<Notice[]> {
  const rows = await db()
    .select()
    .from(notices)
    .where(within(notices.sell_at, range))
    .orderBy(...latestNotices)
    .limit(paging.limit)
    .offset(offsetOf(paging))
  return rows.map(noticeAnswer)
}

const keptTrades = cached(
  'trades',
  [tags.exchange],
  async (start: string, end: string, page: number, limit: number): Promise<TradePage> => {
    // Side by side: at a million rows neither waits for the other.
    const range = { start, end }
    const [total, trade] = await Promise.all([countTrades(range), tradesOfPage(range, { page, limit })])
    return { trade, total, totalPages: pagesOf(total, limit) }
  },
)

/** Trades of the days from `start` to `end`, both whole, newest first. */
export function listTrades({ start, end }: DayRange, { page, limit }: Paging): Promise<TradePage> {
  return keptTrades(start, end, page, limit)
}

export const listNotices = cached(
  'notices',
  [tags.exchange],
  async (page: number, limit: number): Promise<NoticePage> => {
    const total = await countNotices(null)
    const past = offsetOf({ page, limit }) >= total
    return {
      notice: past ? [] : await noticesOfPage(null, { page, limit }),
      total,
      totalPages: pagesOf(total, limit),
    }
  },
)

export async function listAdminTrades(range: DayRange | null, paging: Paging) {
  const total = await countTrades(range)
  const past = offsetOf(paging) >= total
  return {
    result: past ? [] : await tradesOfPage(range, paging),
    total,
    totalPages: pagesOf(total, paging.limit),
  }
}

export async function listAdminNotices(range: DayRange | null, paging: Paging) {
  const total = await countNotices(range)
  const past = offsetOf(paging) >= total
  return {
    result: past ? [] : await noticesOfPage(range, paging),
    total,
    totalPages: pagesOf(total, paging.limit),
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
