import { tradeHome } from '@/lib/exchange/address'
import { auctionCalendar } from '@/lib/exchange/open-data'
import { listCalendarAuctions } from '@/lib/exchange/queries'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatNumber, formatTonnes } from '@/lib/platform/i18n/format'
import { isLocale, localePath } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { absoluteUrl } from '@/lib/platform/site/metadata'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/** The auctions as a calendar to subscribe to, in the language of the path. */
export async function GET(_request: Request, { params }: Context) {
  const { locale: segment } = await params
  const locale = isLocale(segment) ? segment : 'mn'
  const page = absoluteUrl(localePath(locale, tradeHome))
  const calendar = auctionCalendar(await listCalendarAuctions(), {
    name: messageText(locale, 'exchange.calendarName'),
    host: new URL(page).hostname,
    page,
    title: (notice) => {
      const [product, seller] = [
        bilingualText(notice, 'type', locale),
        bilingualText(notice, 'seller_name', locale),
      ]
      return `${messageText(locale, 'exchange.auctionOf', { product: product.text })} (${seller.text})`
    },
    description: ({ order_num, quantity, lot_size, currency }, tonnes) =>
      [
        `${messageText(locale, 'exchange.orderNum')}: ${order_num}`,
        `${messageText(locale, 'exchange.total')}: ${formatTonnes(tonnes, locale)}`,
        `${messageText(locale, 'exchange.lots')}: ${formatNumber(quantity)} × ${formatTonnes(lot_size, locale)}`,
        `${messageText(locale, 'exchange.currency')}: ${currency}`,
      ].join('\n'),
  })
  return new Response(calendar, {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, max-age=300' },
  })
}
