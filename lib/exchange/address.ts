import { associationPaths } from '@/lib/platform/site/association-paths'
import { isDay } from '@/lib/platform/i18n/day'
import { completeRange, correctedRange, type DayRange } from './days'
import { noticePageSizes, tradePageSizes } from './schema'

export const tradeHome = associationPaths.trade
/** Leads to the last week, whichever that is on the day of the click. */
export const reportPath = `${tradeHome}?tab=report`

type PageQuery = { limit: number; page: number }
/** Which auctions are asked for: product and seller by their numbers in the dictionary of names, 0 where any is meant. */
export type AuctionFilter = { product: number; seller: number; isUpcoming: boolean }
export type Schedule = PageQuery & AuctionFilter
export type Report = DayRange & PageQuery

export const anyAuction: AuctionFilter = { product: 0, seller: 0, isUpcoming: false }
/** The page that the schedule opens on. */
export const firstSchedule: Schedule = { limit: noticePageSizes[0], page: 1, ...anyAuction }

/** How many of the filters are set. */
export function filterCount({ product, seller, isUpcoming }: AuctionFilter): number {
  return [product > 0, seller > 0, isUpcoming].filter(Boolean).length
}

/** The address of a page of auctions; the first one of the default size without a filter has no query. */
export function schedulePath(listQuery: Schedule): string {
  const { limit, page, product, seller, isUpcoming } = listQuery
  if (limit === firstSchedule.limit && page === 1 && filterCount(listQuery) === 0) return tradeHome
  const query = new URLSearchParams({ tab: 'schedule' })
  if (product > 0) query.set('product', String(product))
  if (seller > 0) query.set('seller', String(seller))
  if (isUpcoming) query.set('upcoming', '1')
  query.set('limit', String(limit))
  query.set('page', String(page))
  return `${tradeHome}?${query}`
}

export function tradesPath({ start, end, limit, page }: Report): string {
  const query = { tab: 'report', startDate: start, endDate: end, limit: String(limit), page: String(page) }
  return `${tradeHome}?${new URLSearchParams(query)}`
}

function wholeNumber(text: string | null, most: number): number | null {
  return text !== null && /^[1-9]\d*$/.test(text) && Number(text) <= most ? Number(text) : null
}

const pageMax = 1_000_000
const idMax = 2_147_483_647

/**
 * Page, size and filters as the route receives them; null for what is no address of ours.
 * @param filters `product`, its number, `seller`, its number, `upcoming`: in this order those that are set
 */
export function scheduleParams(
  limit: string,
  page: string,
  filters: readonly string[] = [],
): Schedule | null {
  const [size, number] = [wholeNumber(limit, 1000), wholeNumber(page, pageMax)]
  if (size === null || number === null || !noticePageSizes.some((each) => each === size)) return null
  const rest = [...filters]
  const takeNumber = (name: string): number | null => {
    if (rest[0] !== name) return 0
    rest.shift()
    return wholeNumber(rest.shift() ?? null, idMax)
  }
  const [product, seller] = [takeNumber('product'), takeNumber('seller')]
  const isUpcoming = rest[0] === 'upcoming'
  if (isUpcoming) rest.shift()
  if (product === null || seller === null || rest.length > 0) return null
  return { limit: size, page: number, product, seller, isUpcoming }
}

export function reportParams(start: string, end: string, limit: string, page: string): Report | null {
  const [size, number] = [wholeNumber(limit, 1000), wholeNumber(page, pageMax)]
  if (size === null || number === null || !tradePageSizes.some((each) => each === size)) return null
  if (!isDay(start) || !isDay(end)) return null
  return { ...correctedRange({ start, end }, 'start'), limit: size, page: number }
}

/** The whole address of what a query asks for in part: what is missing or makes no sense takes its default. */
export function completePath(query: URLSearchParams, today: string): string {
  const page = wholeNumber(query.get('page'), pageMax) ?? 1
  const limit = wholeNumber(query.get('limit'), 1000)
  const size = (sizes: readonly number[]) => sizes.find((each) => each === limit) ?? sizes[0] ?? 10
  if (query.get('tab') !== 'report')
    return schedulePath({
      ...{ limit: size(noticePageSizes), page },
      product: wholeNumber(query.get('product'), idMax) ?? 0,
      seller: wholeNumber(query.get('seller'), idMax) ?? 0,
      isUpcoming: query.get('upcoming') === '1',
    })
  const days: Partial<DayRange> = {}
  const [start, end] = [query.get('startDate') ?? '', query.get('endDate') ?? '']
  if (isDay(start)) days.start = start
  if (isDay(end)) days.end = end
  const range = correctedRange(completeRange(days, today), 'start')
  return tradesPath({ ...range, limit: size(tradePageSizes), page })
}
