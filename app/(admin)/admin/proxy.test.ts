import { NextRequest } from 'next/server'
import { unstable_doesMiddlewareMatch as doesProxyMatch } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { screens } from '@/components/back-office/screens'
import { callPathPatterns } from '@/lib/platform/api/rewrites'
import { allCalls } from '@/lib/wiring/calls/table'
import { parseCachedSiteSearchPath } from '@/lib/sites/search/address'
import { themeScriptHash } from '@/lib/platform/site/theme-script'
import { config, proxy } from '@/proxy'

const matches = (path: string) => doesProxyMatch({ config, url: `http://localhost${path}`, nextConfig: {} })

describe('the paths that pass proxy.ts', () => {
  it('are no calls: a call that passed would have its body cut at 10 MB', () => {
    const passing = allCalls.map(({ path }) => path).filter(matches)
    expect(passing).toEqual([])
  })

  it('are nothing that the call table claims, known or not', () => {
    const callPaths = callPathPatterns().map((source) => source.replace('/:path*', '/anything/else'))
    const barePaths = callPathPatterns().map((source) => source.replace('/:path*', ''))
    expect([...callPaths, ...barePaths].filter(matches)).toEqual([])
  })

  it('are neither the sign-in, nor files, nor the public sites', () => {
    const others = [
      '/api/auth/signin/oidc',
      '/api/auth/callback/oidc',
      '/files/a/730.jpg',
      '/mm',
      '/mm/blog/8=1',
      '/_next/static/a.js',
    ]
    expect(others.filter(matches)).toEqual([])
  })

  it('are every screen, the login page, and what does not exist', () => {
    const pages = [
      ...screens.map(({ path }) => path),
      '/admin/login',
      '/admin/edit-static/12',
      '/admin/no-such',
      '/admin/a/b',
    ]
    expect(pages.filter((path) => !matches(path))).toEqual([])
  })
})

describe('the search of the site', () => {
  const pageOf = (path: string) =>
    new URL(
      proxy(new NextRequest(`http://localhost${path}`)).headers.get('x-middleware-rewrite') ?? '',
    ).pathname.split('/')

  it('has its query put into the path of a cached page, in its language', () => {
    expect(
      ['/mm/search', '/en/mm/search', '/mw/search', '/en/mw/search'].filter((path) => !matches(path)),
    ).toEqual([])
    expect(pageOf('/mm/search')).toEqual(['', 'mn', 'mm', 'search'])
    const [, locale, ...path] = pageOf('/en/mm/search?q=..%2F100%25&kind=report&page=2&exact=1&_=1')
    expect([locale, ...path.slice(0, 2)]).toEqual(['en', 'mm', 'search'])
    expect(parseCachedSiteSearchPath('mm', path.slice(2))).toEqual({
      site: 'mm',
      term: '../100%',
      kind: 'report',
      page: 2,
      isExact: true,
    })
  })
})

describe('proxy', () => {
  const answer = (path: string) => proxy(new NextRequest(`http://localhost${path}`)).headers

  it('gives each answer a unique nonce and allows no inline scripts', () => {
    const [first, second] = [answer('/admin/login'), answer('/admin/login')].map((headers) =>
      headers.get('content-security-policy'),
    )
    expect(first).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}' 'strict-dynamic'/)
    expect(first).not.toMatch(/script-src[^;]*'unsafe-/)
    // The only inline script without a nonce sets the theme before the first paint; the policy has its hash.
    expect(first).toContain(`'strict-dynamic' ${themeScriptHash}`)
    expect(first).not.toBe(second)
    expect(first).toMatch(/object-src 'none'; base-uri 'none'; .*frame-ancestors 'none'/)
    expect(first).toMatch(/; report-to csp; report-uri \/api\/policy-reports$/)
    expect(answer('/admin/login').get('reporting-endpoints')).toBe('csp="/api/policy-reports"')
  })

  it('keeps pages out of caches and search engines', () => {
    const headers = answer('/admin/dashboard')
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      'private, no-store',
      'noindex',
    ])
  })

  it('marks a path that is no screen as not found', () => {
    const status = (path: string) => answer(path).get('x-strata-status')
    expect(['/admin/dashboard', '/admin/login', '/admin/edit-static/3'].map(status)).toEqual([
      null,
      null,
      null,
    ])
    expect(
      ['/admin/none', '/admin/edit-static', '/admin/edit-static/x', '/admin/dashboard/1'].map(status),
    ).toEqual(Array(4).fill('404'))
  })
})
