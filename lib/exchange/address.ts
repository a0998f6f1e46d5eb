import { associationPaths } from '@/lib/site/association-paths'
import { isDay } from '@/lib/i18n/day'
import { completeRange, correctedRange, type DayRange } from './days'
import { noticePageSizes, tradePageSizes } from './schema'

export const tradeHome = associationPaths.trade
/** Leads to the last week, whichever that is on the day of the click. */
export const reportPath = `${tradeHome}?tab=report`

export type Schedule = { limit: number; page: number }
export type Report = DayRange & Schedule

/** The address of a page of auctions; the first one of the default size has no query. */
export function schedulePath({ limit, page }: Schedule): string {
  if (limit === noticePageSizes[0] && page === 1) return tradeHome
  return `${tradeHome}?${new URLSearchParams({ tab: 'schedule', limit: String(limit), page: String(page) })}`
}

export function tradesPath({ start, end, limit, page }: Report): string {
  const query = { tab: 'report', startDate: start, endDate: end, limit: String(limit), page: String(page) }
  return `${tradeHome}?${new URLSearchParams(query)}`
}

function wholeNumber(text: string | null, most: number): number | null {
  return text !== null && /^[1-9]\d*$/.test(text) && Number(text) <= most ? Number(text) : null
}

const pageMax = 1_000_000

/** Page and size as the route receives them; null for what is no address of ours. */
export function scheduleParams(limit: string, page: string): Schedule | null {
  const [size, number] = [wholeNumber(limit, 1000), wholeNumber(page, pageMax)]
  if (size === null || number === null || !noticePageSizes.some((each) => each === size)) return null
  return { limit: size, page: number }
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
  if (query.get('tab') !== 'report') return schedulePath({ limit: size(noticePageSizes), page })
  const asked: Partial<DayRange> = {}
  const [start, end] = [query.get('startDate') ?? '', query.get('endDate') ?? '']
  if (isDay(start)) asked.start = start
  if (isDay(end)) asked.end = end
  const range = correctedRange(completeRange(asked, today), 'start')
  return tradesPath({ ...range, limit: size(tradePageSizes), page })
}
