import type { NextRequest } from 'next/server'
import { tradesCsv } from '@/lib/exchange/open-data'
import { encodeAsByteStream } from '@/lib/platform/files/byte-stream'
import { parseDayRangeOr400 } from '../asked-range'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/** Answers with the trades of a range of days as CSV. */
export async function GET(request: NextRequest, { params }: Context) {
  const range = parseDayRangeOr400(request, (await params).locale)
  if (range instanceof Response) return range
  return new Response(encodeAsByteStream(tradesCsv(range)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="trade-${range.start}-${range.end}.csv"`,
      'cache-control': 'no-cache',
    },
  })
}
