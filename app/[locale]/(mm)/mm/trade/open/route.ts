import type { NextRequest } from 'next/server'
import { completeTradePath } from '@/lib/exchange/address'
import { dayOf } from '@/lib/exchange/days'
import { isLocale, localePath } from '@/lib/platform/i18n/locale'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/**
 * Redirects an incomplete query to the cached page of the complete query. A cached page cannot fill in the
 * default range of days itself, because this range changes every day.
 */
export async function GET(request: NextRequest, { params }: Context) {
  const { locale } = await params
  const path = completeTradePath(request.nextUrl.searchParams, dayOf(new Date()))
  return new Response(null, {
    status: 307,
    headers: { location: localePath(isLocale(locale) ? locale : 'mn', path), 'cache-control': 'no-store' },
  })
}
