import type { NextRequest } from 'next/server'
import { isLocale, localePath } from '@/lib/platform/i18n/locale'
import { newsSearchPath } from '@/lib/content/news/blog-key'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/** Redirects to the path of a search. Without scripts, the search form sends its term as `?term=`. */
export async function GET(request: NextRequest, { params }: Context) {
  const { locale } = await params
  const path = newsSearchPath(request.nextUrl.searchParams.get('term') ?? '')
  return new Response(null, {
    status: 307,
    headers: { location: localePath(isLocale(locale) ? locale : 'mn', path), 'cache-control': 'no-store' },
  })
}
