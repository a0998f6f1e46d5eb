import type { NextRequest } from 'next/server'
import { firstMessagePerField } from '@/lib/platform/api/issues'
import { completeRange, dayOf, type DayRange } from '@/lib/exchange/days'
import { tradeSearch } from '@/lib/exchange/schema'
import { isLocale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'

/**
 * Reads the range of days of an open-data file from the query; a missing end or start takes its default.
 * @returns the range, or a response 400 when a day is invalid
 */
export function parseDayRangeOr400(request: NextRequest, localeSegment: string): DayRange | Response {
  const { searchParams } = request.nextUrl
  const query = tradeSearch.safeParse({
    startDate: searchParams.get('startDate'),
    endDate: searchParams.get('endDate'),
  })
  if (!query.success) {
    const locale = isLocale(localeSegment) ? localeSegment : 'mn'
    const key = firstMessagePerField(query.error)[0]?.key ?? 'problems.bad_input'
    return Response.json({ message: messageText(locale, key) }, { status: 400 })
  }
  const { startDate, endDate } = query.data
  return completeRange(
    { ...(startDate ? { start: startDate } : {}), ...(endDate ? { end: endDate } : {}) },
    dayOf(new Date()),
  )
}
