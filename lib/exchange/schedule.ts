import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { exchangeNames, notices } from '@/db/schema/exchange'
import { numberOfPages } from '@/lib/platform/api/paging'
import { cacheRead } from '@/lib/platform/cache/cached'
import type { ScheduleQuery } from './address'
import { latestNoticesFirst, listNoticeSlice, soonestNoticesFirst } from './queries'
import type { Notice } from './schema'

/** A page of the schedule: upcoming auctions, the soonest first, then past ones, the latest first. */
export type AuctionPage = {
  /**
   * The soonest upcoming auction that matches the filter; null when there is none, and on all pages but the
   * first.
   */
  next: Notice | null
  comingNotices: Notice[]
  past: Notice[]
  /** The number of upcoming auctions on all pages together. */
  comingTotal: number
  total: number
  totalPages: number
}

const exchangeNameSql = (kind: 'product' | 'seller', id: number): SQL =>
  sql`(select ${exchangeNames.name} from ${exchangeNames}
    where ${exchangeNames.id} = ${id} and ${exchangeNames.kind} = ${kind})`

/**
 * Counts the upcoming and all auctions that match a condition, and returns the moment of the count on the
 * database's clock. With this moment the lists of upcoming and past auctions cannot contain the same auction.
 */
async function countAuctionsAndReadClock(
  where: SQL | undefined,
): Promise<{ now: string; comingCount: number; total: number }> {
  const [row] = await db()
    .select({
      now: sql<string>`now()::text`,
      comingCount: sql<number>`(count(*) filter (where ${notices.sell_datetime} > now()))::integer`,
      total: sql<number>`count(*)::integer`,
    })
    .from(notices)
    .where(where)
  return row ?? { now: '', comingCount: 0, total: 0 }
}

/**
 * Reads a page of the matching auctions. An auction becomes past without a write to the database, so the
 * cache tag `auctions` expires whenever an auction begins (`db/page-tags.ts`).
 */
export const listSchedule = cacheRead(
  'auction-schedule',
  ['exchange', 'auctions'],
  async ({ limit, page, product, seller, isUpcoming }: ScheduleQuery): Promise<AuctionPage> => {
    const where = and(
      product > 0 ? eq(notices.type, exchangeNameSql('product', product)) : undefined,
      seller > 0 ? eq(notices.seller_name, exchangeNameSql('seller', seller)) : undefined,
    )
    const { now, comingCount: comingTotal, total: all } = await countAuctionsAndReadClock(where)
    const total = isUpcoming ? comingTotal : all
    const from = Math.min((page - 1) * limit, total)
    const comingHere = Math.max(0, Math.min(limit, comingTotal - from))
    const pastHere = Math.min(limit, total - from) - comingHere
    const matchesFilterAndStart = (sign: SQL) =>
      and(where, sql`${notices.sell_datetime} ${sign} ${now}::timestamptz`)
    const [comingNotices, past] = await Promise.all([
      comingHere === 0
        ? []
        : listNoticeSlice(
            matchesFilterAndStart(sql`>`),
            { limit: comingHere, offset: from },
            soonestNoticesFirst,
          ),
      pastHere === 0
        ? []
        : listNoticeSlice(
            matchesFilterAndStart(sql`<=`),
            { limit: pastHere, offset: Math.max(0, from - comingTotal) },
            latestNoticesFirst,
          ),
    ])
    const [first = null, ...rest] = comingNotices
    const isFirst = page === 1
    return {
      ...{ next: isFirst ? first : null, comingNotices: isFirst ? rest : comingNotices, past },
      ...{ comingTotal, total, totalPages: numberOfPages(total, limit) },
    }
  },
)

/** A product or a seller by which auctions can be filtered. */
export type AuctionChoice = { id: number; name: string; name_en: string }

const selectAuctionChoices = (
  kind: 'product' | 'seller',
  column: typeof notices.type | typeof notices.seller_name,
) =>
  db()
    .select({ id: exchangeNames.id, name: exchangeNames.name, name_en: exchangeNames.name_en })
    .from(exchangeNames)
    .where(
      and(
        eq(exchangeNames.kind, kind),
        exists(
          db()
            .select({ one: sql`1` })
            .from(notices)
            .where(eq(column, exchangeNames.name)),
        ),
      ),
    )
    .orderBy(asc(exchangeNames.name), asc(exchangeNames.id))

/** Lists the products and sellers of the stored auctions. */
export const listAuctionChoices = cacheRead(
  'auction-choices',
  ['exchange'],
  async (): Promise<{ products: AuctionChoice[]; sellers: AuctionChoice[] }> => {
    const [products, sellers] = await Promise.all([
      selectAuctionChoices('product', notices.type),
      selectAuctionChoices('seller', notices.seller_name),
    ])
    return { products, sellers }
  },
)
