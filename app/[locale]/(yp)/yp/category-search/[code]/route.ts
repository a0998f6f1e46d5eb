import type { NextRequest } from 'next/server'
import { upperCaseTerm } from '@/lib/directory/search/normalise-term'
import { isLocale, localePath } from '@/lib/platform/i18n/locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string; code: string }> }

/**
 * Redirects a search within a category, which a form sends as `?search=`, to the directory's search. Without
 * a term, redirects to the category.
 */
export async function GET(request: NextRequest, { params }: Context) {
  const { locale, code } = await params
  const term = upperCaseTerm(request.nextUrl.searchParams.get('search')?.trim() ?? '')
  const path = term ? directoryPaths.search({ term, category: code }) : directoryPaths.category(code)
  return new Response(null, {
    status: 307,
    headers: { location: localePath(isLocale(locale) ? locale : 'mn', path), 'cache-control': 'no-store' },
  })
}
