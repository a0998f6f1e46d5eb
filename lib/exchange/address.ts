import { associationPaths } from '@/lib/platform/site/association-paths'
import { isDay } from '@/lib/platform/i18n/day'
import { completeRange, correctRange, type DayRange } from './days'
import { noticePageSizes, tradePageSizes } from './schema'

export const tradeHome = associationPaths.trade
/**
 * The path that opens the table of trades. Without days in the URL the table shows today and the seven days
 * before.
 */
export const reportPath = `${tradeHome}?tab=report`

type PageQuery = { limit: number; page: number }
/**
 * The filter of auctions: the ids of a product and a seller in the dictionary of names, where 0 means any.
 */
export type AuctionFilter = { product: number; seller: number; isUpcoming: boolean }
export type ScheduleQuery = PageQuery & AuctionFilter
export type ReportQuery = DayRange & PageQuery

export const anyAuction: AuctionFilter = { product: 0, seller: 0, isUpcoming: false }
/** The schedule as it opens: first page, default size, no filter. */
export const firstSchedule: ScheduleQuery = { limit: noticePageSizes[0], page: 1, ...anyAuction }

/** Counts the active filters. */
export function filterCount({ product, seller, isUpcoming }: AuctionFilter): number {
  return [product > 0, seller > 0, isUpcoming].filter(Boolean).length
}

/**
 * Returns the path of a page of auctions. The first page of the default size without a filter has no query.
 */
export function schedulePath(listQuery: ScheduleQuery): string {
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

export function tradesPath({ start, end, limit, page }: ReportQuery): string {
  const query = { tab: 'report', startDate: start, endDate: end, limit: String(limit), page: String(page) }
  return `${tradeHome}?${new URLSearchParams(query)}`
}

function parsePositiveInteger(text: string | null, most: number): number | null {
  return text !== null && /^[1-9]\d*$/.test(text) && Number(text) <= most ? Number(text) : null
}

const pageMax = 1_000_000
const idMax = 2_147_483_647

/**
 * Reads page, size and filters from the segments of a route.
 * @param filters the segments of the active filters in this order: `product` and its id, `seller` and its id,
 * `upcoming`
 * @returns null for an invalid path
 */
export function parseScheduleSegments(
  limit: string,
  page: string,
  filters: readonly string[] = [],
): ScheduleQuery | null {
  const [size, number] = [parsePositiveInteger(limit, 1000), parsePositiveInteger(page, pageMax)]
  if (size === null || number === null || !noticePageSizes.some((each) => each === size)) return null
  const rest = [...filters]
  const takeFilterId = (name: string): number | null => {
    if (rest[0] !== name) return 0
    rest.shift()
    return parsePositiveInteger(rest.shift() ?? null, idMax)
  }
  const [product, seller] = [takeFilterId('product'), takeFilterId('seller')]
  const isUpcoming = rest[0] === 'upcoming'
  if (isUpcoming) rest.shift()
  if (product === null || seller === null || rest.length > 0) return null
  return { limit: size, page: number, product, seller, isUpcoming }
}

export function parseReportSegments(
  start: string,
  end: string,
  limit: string,
  page: string,
): ReportQuery | null {
  const [size, number] = [parsePositiveInteger(limit, 1000), parsePositiveInteger(page, pageMax)]
  if (size === null || number === null || !tradePageSizes.some((each) => each === size)) return null
  if (!isDay(start) || !isDay(end)) return null
  return { ...correctRange({ start, end }, 'start'), limit: size, page: number }
}

/** Returns the full path for a partial query: missing and invalid values take their defaults. */
export function completeTradePath(query: URLSearchParams, today: string): string {
  const page = parsePositiveInteger(query.get('page'), pageMax) ?? 1
  const limit = parsePositiveInteger(query.get('limit'), 1000)
  const allowedSize = (sizes: readonly number[]) => sizes.find((each) => each === limit) ?? sizes[0] ?? 10
  if (query.get('tab') !== 'report')
    return schedulePath({
      ...{ limit: allowedSize(noticePageSizes), page },
      product: parsePositiveInteger(query.get('product'), idMax) ?? 0,
      seller: parsePositiveInteger(query.get('seller'), idMax) ?? 0,
      isUpcoming: query.get('upcoming') === '1',
    })
  const days: Partial<DayRange> = {}
  const [start, end] = [query.get('startDate') ?? '', query.get('endDate') ?? '']
  if (isDay(start)) days.start = start
  if (isDay(end)) days.end = end
  const range = correctRange(completeRange(days, today), 'start')
  return tradesPath({ ...range, limit: allowedSize(tradePageSizes), page })
}
