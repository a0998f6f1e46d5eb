import { describe, expect, it } from 'vitest'
import { type SiteQuery, parseCachedSiteSearchPath, cachedSiteSearchPath, searchPath } from './address'

const nothing: SiteQuery = { site: 'mm', term: '', kind: null, page: 1, isExact: false }
const queryOf = (path: string) => new URL(path, 'http://localhost').searchParams
const partsOf = (path: string) => path.split('/').slice(3)

describe('the address of a search', () => {
  const terms = [
    'уул уурхай',
    'a/b',
    '100%',
    '%25',
    '..',
    '.',
    '../../about',
    'c++?&=#',
    '😀',
    '12,800',
    '"%_*',
  ]
  it.each(terms)('carries the term %j to the cached page', (term) => {
    for (const query of [
      { ...nothing, term },
      { site: 'mm', term, kind: 'month-news', page: 3, isExact: true } as const,
      { site: 'mw', term, kind: 'session', page: 2, isExact: false } as const,
    ]) {
      const inner = cachedSiteSearchPath(query.site, queryOf(searchPath(query)))
      expect(inner).toMatch(/^\/m[mw]\/search\/[a-z-]+\/(any|exact)\/\d+\/[\w-]+$/)
      expect(parseCachedSiteSearchPath(query.site, partsOf(inner))).toEqual(query)
    }
  })

  it('is the plain one where nothing is asked', () => {
    for (const query of ['', 'q=', 'q=+%0A', 'kind=news&page=2', 'utm=x'])
      expect(cachedSiteSearchPath('mm', new URLSearchParams(query)), query).toBe('/mm/search')
    expect(searchPath(nothing)).toBe('/mm/search')
    expect(parseCachedSiteSearchPath('mm')).toEqual(nothing)
  })

  it('takes what it does not know for the beginning', () => {
    const query = new URLSearchParams('q=уурхай&kind=company&page=-1&exact=yes')
    expect(parseCachedSiteSearchPath('mm', partsOf(cachedSiteSearchPath('mm', query)))).toEqual({
      ...nothing,
      term: 'уурхай',
    })
  })

  it('cuts what is too long, in a whole letter', () => {
    const term = parseCachedSiteSearchPath(
      'mm',
      partsOf(cachedSiteSearchPath('mm', new URLSearchParams({ q: 'б'.repeat(5_000) }))),
    )?.term
    expect(term).toHaveLength(201)
    const longTerm = `${'a'.repeat(200)}😀`
    const shortPath = cachedSiteSearchPath('mm', new URLSearchParams({ q: longTerm }))
    expect(parseCachedSiteSearchPath('mm', partsOf(shortPath))?.term).toBe(`${'a'.repeat(200)}\ufffd`)
  })

  it('refuses paths that nothing leads to', () => {
    const [, , , term = ''] = partsOf(cachedSiteSearchPath('mm', new URLSearchParams('q=a')))
    for (const parts of [
      ['all'],
      ['all', 'any', '1'],
      ['none', 'any', '1', term],
      ['all', 'none', '1', term],
      ['all', 'any', '01', term],
      ['all', 'any', '1', '%25'],
      ['all', 'any', '1', term, 'x'],
    ])
      expect(parseCachedSiteSearchPath('mm', parts), parts.join('/')).toBeNull()
  })
})
