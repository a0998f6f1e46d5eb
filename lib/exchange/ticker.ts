import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { messageText } from '@/lib/i18n/messages'
import { reportPath, tradeHome } from './address'
import { listRecentNotices, listRecentTrades } from './queries'
import { totalTonnes } from './schema'

export type ExchangeTickerItem = {
  id: string
  kind: 'trade' | 'notice'
  product: string
  seller: string
  tonnes: number | null
  date: string
  href: string
}

// The line is part of every page: more of it would cost each of them.
const ofEachKindMax = 6

/** Recent trades and auctions by turns, as the contact bar shows them. */
export async function tickerItems(locale: Locale): Promise<ExchangeTickerItem[]> {
  const [trades, notices] = await Promise.all([listRecentTrades(), listRecentNotices()])
  const sold = trades.slice(0, ofEachKindMax).map((trade): ExchangeTickerItem => ({
    id: `trade-${trade.id}`,
    kind: 'trade',
    product: trade.product_category,
    seller: trade.seller_name,
    tonnes: trade.mass,
    date: formatDate(trade.trade_date, locale),
    href: trade.own_url || trade.url || reportPath,
  }))
  const announced = notices.slice(0, ofEachKindMax).map((notice): ExchangeTickerItem => ({
    id: `notice-${notice.id}`,
    kind: 'notice',
    product: messageText(locale, 'exchange.auctionOf', { product: notice.type }),
    seller: notice.seller_name,
    tonnes: totalTonnes(notice),
    date: formatDate(notice.sell_date, locale),
    href: notice.own_url || notice.url || tradeHome,
  }))
  const rounds = Math.max(sold.length, announced.length)
  return Array.from({ length: rounds }, (_, at) => [sold[at], announced[at]])
    .flat()
    .filter((item) => item !== undefined)
}
