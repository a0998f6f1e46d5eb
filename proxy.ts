import { NextResponse, type NextRequest } from 'next/server'
import { isOfficePath } from '@/components/back-office/screens'
import { askedPageHeader } from '@/lib/platform/auth/login-path'
import { withoutLocale } from '@/lib/platform/i18n/locale'
import { cachedPublishedPath } from '@/lib/assessment/results/address'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { languageOf } from '@/lib/platform/site/error-page'
import { cachedSearchPath as innerListingsPath } from '@/lib/directory/search/address'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { eventPaths } from '@/lib/platform/site/event-paths'
import type { Locale } from '@/lib/platform/i18n/locale'
import { cachedSiteSearchPath } from '@/lib/sites/search/address'
import { reportDirectives, reportingEndpoints } from '@/lib/platform/site/policy-reports'
import { themeScriptHash } from '@/lib/platform/site/theme-script'

/**
 * The proxy handles the pages of the back office, the previews and the searches, but never a call: Next cuts
 * the body of a request that passes here at 10 MB. Under `/admin/`, the paths of calls begin with a verb such
 * as `get`, or with one of a few other words; a test compares this pattern with the call table.
 */
export const config = {
  matcher: [
    '/mm/preview/:id',
    '/en/mm/preview/:id',
    '/mm/search',
    '/en/mm/search',
    '/mm/assessment/results',
    '/en/mm/assessment/results',
    '/mw/search',
    '/en/mw/search',
    '/yp/search',
    '/en/yp/search',
    '/admin/:path((?!(?:get|insert|update|delete|restore|check|search|upload|verify|create|auth|static|month-news-pdf)(?:/|$)).*)',
  ],
}

type CachedPathOf = (query: URLSearchParams, locale: Locale) => string

/**
 * The search pages of the sites, each with the function that returns the path of the cached page for a query.
 */
const searches: Record<string, CachedPathOf> = {
  [associationPaths.publishedResults]: cachedPublishedPath,
  [associationPaths.search]: (query) => cachedSiteSearchPath('mm', query),
  [eventPaths.search]: (query) => cachedSiteSearchPath('mw', query),
  [directoryPaths.search()]: innerListingsPath,
}

/** Moves a search's query into the path of a cached page, which must not read the query. */
function rewriteToSearchPage({ nextUrl }: NextRequest, cachedPathOf: CachedPathOf): NextResponse {
  const page = nextUrl.clone()
  const language = languageOf(nextUrl.pathname)
  page.pathname = `/${language}${cachedPathOf(nextUrl.searchParams, language)}`
  page.search = ''
  return NextResponse.rewrite(page)
}

/**
 * Moves the query of a search into the path. Every other page gets a security policy that lets only the
 * page's own scripts run, and headers that keep the page out of all caches and search engines.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const innerPath = searches[withoutLocale(pathname)]
  if (innerPath) return rewriteToSearchPage(request, innerPath)
  const isPreview = !pathname.startsWith('/admin')
  const policy = contentSecurityPolicy(createNonce(), isPreview ? "'self'" : "'none'")
  const headers = new Headers(request.headers)
  // Next reads the nonce from this header of the request and puts it on its own scripts.
  headers.set('content-security-policy', policy)
  // A page does not know its own address, but the sign-in must return to it.
  headers.set(askedPageHeader, `${pathname}${search}`)
  const isUnknown = !isPreview && !isOfficePath(pathname)
  const response = isUnknown
    ? NextResponse.rewrite(new URL('/admin/unknown', request.url), { request: { headers } })
    : NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  for (const [name, value] of Object.entries(reportingEndpoints)) response.headers.set(name, value)
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-robots-tag', 'noindex')
  // Next cannot send a 404 with the page's whole text, so the page cache makes this header the status.
  if (isUnknown) response.headers.set('x-strata-status', '404')
  return response
}

/** Creates 128 random bits; a UUID has fewer. */
const createNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/** @param ancestors the source that may frame the page: `'self'` for a preview, which the office frames */
function contentSecurityPolicy(nonce: string, ancestors: string): string {
  const isDevelopment = process.env.NODE_ENV === 'development'
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' ${themeScriptHash}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "media-src 'self' blob:",
    // Allows the preview of a chosen PDF before it is sent.
    "frame-src 'self' blob:",
    // Allows the reader of QR codes, and the service worker of the check-in.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    ...reportDirectives,
  ].join('; ')
}
