import * as z from 'zod'
import { flag, optionalDay, pageFields, requiredFile } from '@/lib/platform/api/fields'
import { searchAndSortFields } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'

/** The page sizes of the lists: the first is the default, the last the most rows that a call returns. */
export const tradePageSizes = [10, 20, 30] as const
export const noticePageSizes = [12, 24, 50] as const
export const officePageSizes = [20, 50, 100] as const

/** The number of recent trades, or of recent auctions, that a call returns at most. */
export const recentCount = 10

export const exchangeKinds = ['trade', 'notice'] as const
export type ExchangeKind = (typeof exchangeKinds)[number]

/** A trade. `trade_datetime` is an ISO instant; `mass` is in tonnes. */
export const trade = z.object({
  id: z.number().int(),
  seller_name: z.string(),
  product_name: z.string(),
  product_category: z.string(),
  /** The English names from the dictionary of names; empty for a name that has no English. */
  seller_name_en: z.string(),
  product_name_en: z.string(),
  product_category_en: z.string(),
  min_price: z.number(),
  price_currency: z.string(),
  mass: z.number().nullable(),
  trade_datetime: z.string(),
  own_url: z.string(),
  url: z.string(),
})
export type Trade = z.infer<typeof trade>

/** A recent trade; `trade_date` and `trade_time` are in Ulaanbaatar's time. */
export const recentTrade = z.object({
  id: z.number().int(),
  trade_date: z.string(),
  trade_time: z.string(),
  seller_name: z.string(),
  mass: z.number().nullable(),
  product_category: z.string(),
  own_url: z.string(),
  url: z.string(),
})
export type RecentTrade = z.infer<typeof recentTrade>

/** An auction: `quantity` lots of `lot_size` tonnes. */
export const notice = z.object({
  id: z.number().int(),
  order_num: z.string(),
  /** The day of `sell_datetime` in Ulaanbaatar. */
  sell_date: z.string(),
  sell_datetime: z.string(),
  seller_name: z.string(),
  type: z.string(),
  quantity: z.number(),
  lot_size: z.number(),
  currency: z.string(),
  other: z.string(),
  /** The English names from the dictionary of names; empty for a name that has no English. */
  seller_name_en: z.string(),
  type_en: z.string(),
  other_en: z.string(),
  own_url: z.string(),
  url: z.string(),
})
export type Notice = z.infer<typeof notice>

export const recentNotice = notice.omit({
  ...{ sell_datetime: true, seller_name_en: true, type_en: true, other_en: true },
})
export type RecentNotice = z.infer<typeof recentNotice>

/** Returns the tonnes of all lots of an auction together. */
export function totalTonnes({ quantity, lot_size }: Pick<Notice, 'quantity' | 'lot_size'>): number {
  return Number((quantity * lot_size).toFixed(3))
}

/** Three page sizes: the first is the default, the last the highest accepted limit. */
type PageSizes = readonly [number, number, number]
const pageFieldsOf = ([limit, , limitMax]: PageSizes) => pageFields({ limit, limitMax })

const rangeFields = (sizes: PageSizes) => ({
  ...{ startDate: optionalDay, endDate: optionalDay },
  ...pageFieldsOf(sizes),
})

type Days = { startDate?: string | undefined; endDate?: string | undefined }
const inOrder = [
  ({ startDate, endDate }: Days) => !startDate || !endDate || startDate <= endDate,
  { ...message('validation.exchange.order'), path: ['startDate'] },
] as [(days: Days) => boolean, { error: string; path: string[] }]

/** The columns by which the office can sort its lists of trades and of auctions. */
export const tradeSorts = ['product_name', 'seller_name', 'min_price', 'trade_datetime'] as const
export const noticeSorts = ['seller_name', 'order_num', 'type', 'sell_datetime', 'quantity'] as const

export const tradeSearch = z.object(rangeFields(tradePageSizes)).refine(...inOrder)
export const adminTradeSearch = z
  .object({ ...rangeFields(officePageSizes), ...searchAndSortFields(tradeSorts) })
  .refine(...inOrder)
export const adminNoticeSearch = z
  .object({ ...rangeFields(officePageSizes), ...searchAndSortFields(noticeSorts) })
  .refine(...inOrder)
export const noticeSearch = z.object(pageFieldsOf(noticePageSizes))

const kind = z.enum(exchangeKinds, message('validation.exchange.kind'))
export const exchangeTemplateQuery = z.object({ kind })

/** An import of trades or auctions. With `dryRun` it writes nothing and counts what would change. */
export const exchangeImport = z.object({
  kind,
  dryRun: flag(false),
  file: requiredFile('validation.exchange.file'),
})
