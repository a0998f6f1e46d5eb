import { bilingualText, type TextWithLang } from '@/lib/platform/i18n/bilingual'
import { formatDate } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { reportPath, tradeHome } from './address'
import { listRecentNotices, listRecentTrades } from './queries'
import { totalTonnes } from './schema'

export type ExchangeTickerItem = {
  id: string
  kind: 'trade' | 'notice'
  product: TextWithLang
  seller: TextWithLang
  tonnes: number | null
  date: string
  href: string
}

// The contact bar, which is part of every page of the site, shows at most 6 trades and 6 auctions.
const ofEachKindMax = 6

/** Lists recent trades and auctions alternately, as the contact bar shows them. */
export async function listTickerItems(locale: Locale): Promise<ExchangeTickerItem[]> {
  const [trades, notices] = await Promise.all([listRecentTrades(), listRecentNotices()])
  const localName = (name: string, name_en: string) => bilingualText({ name, name_en }, 'name', locale)
  const sold = trades
    .slice(0, ofEachKindMax)
    .map(({ row: trade, product_en, seller_en }): ExchangeTickerItem => ({
      id: `trade-${trade.id}`,
      kind: 'trade',
      product: localName(trade.product_category, product_en),
      seller: localName(trade.seller_name, seller_en),
      tonnes: trade.mass,
      date: formatDate(trade.trade_date, locale),
      href: trade.own_url || trade.url || reportPath,
    }))
  const noticeItems = notices
    .slice(0, ofEachKindMax)
    .map(({ row: notice, product_en, seller_en }): ExchangeTickerItem => ({
      id: `notice-${notice.id}`,
      kind: 'notice',
      product: localName(notice.type, product_en),
      seller: localName(notice.seller_name, seller_en),
      tonnes: totalTonnes(notice),
      date: formatDate(notice.sell_date, locale),
      href: notice.own_url || notice.url || tradeHome,
    }))
  const rounds = Math.max(sold.length, noticeItems.length)
  return Array.from({ length: rounds }, (_, at) => [sold[at], noticeItems[at]])
    .flat()
    .filter((item) => item !== undefined)
}
