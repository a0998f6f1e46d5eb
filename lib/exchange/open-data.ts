import { createHash } from 'node:crypto'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { csvLine, csvStart } from '@/lib/platform/files/csv'
import type { DayRange } from './days'
import { streamTrades } from './queries'
import { type Notice, totalTonnes, type Trade } from './schema'

/** The most trades in one file: the newest of its range. Readers get the older trades with other ranges. */
const openDataRowsMax = 100_000

const fields = [
  'trade_datetime',
  'seller_name',
  'product_name',
  'product_category',
  'min_price',
  'price_currency',
  'mass',
  'url',
  'own_url',
  'seller_name_en',
  'product_name_en',
  'product_category_en',
] as const satisfies readonly (keyof Trade)[]

/**
 * Streams the trades of a range as CSV with a heading, in UTF-8 with the byte order mark that spreadsheets
 * need.
 */
export async function* tradesCsv(range: DayRange): AsyncGenerator<string> {
  yield csvStart + csvLine(fields)
  for await (const rows of streamTrades(range, openDataRowsMax)) {
    yield rows.map((row) => csvLine(fields.map((field) => row[field]))).join('')
  }
}

/** Streams the trades of a range as one JSON document. */
export async function* tradesJson({ start, end }: DayRange): AsyncGenerator<string> {
  yield `{"startDate":"${start}","endDate":"${end}","rowsMax":${openDataRowsMax},"trade":[`
  let separator = ''
  for await (const rows of streamTrades({ start, end }, openDataRowsMax)) {
    for (const row of rows) {
      yield separator + JSON.stringify(Object.fromEntries(fields.map((field) => [field, row[field]])))
      separator = ','
    }
  }
  yield ']}\n'
}

type Auction = Notice & { changedAt: string }
export type CalendarTexts = {
  name: string
  host: string
  /** The URL of the page that lists the auctions. */
  page: string
  title: (notice: Notice) => string
  description: (notice: Notice, tonnes: number) => string
}

const hourMilliseconds = 3_600_000

/**
 * Formats auctions as an iCalendar feed (RFC 5545). Each auction lasts one hour in the calendar, because its
 * end is unknown.
 */
export function auctionCalendar(auctions: readonly Auction[], texts: CalendarTexts): string {
  const calendar = ical({
    prodId: { company: 'Strata', product: 'Exchange', language: 'MN' },
    name: texts.name,
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    ttl: 6 * 3_600,
  })
  for (const notice of auctions) {
    const start = new Date(notice.sell_datetime)
    const uid = createHash('sha256').update(notice.order_num).digest('hex').slice(0, 32)
    calendar.createEvent({
      id: `${uid}@${texts.host}`,
      stamp: new Date(notice.changedAt),
      lastModified: new Date(notice.changedAt),
      start,
      end: new Date(start.getTime() + hourMilliseconds),
      summary: texts.title(notice),
      description: texts.description(notice, totalTonnes(notice)),
      url: notice.own_url || notice.url || texts.page,
    })
  }
  return `${calendar.toString()}\r\n`
}
