import { describe, expect, it } from 'vitest'
import { parseBlogKey, parseBlogParams, blogPath, newsSearchPath } from './blog-key'

describe('parseBlogKey', () => {
  const categories = [{ cid: 8 }, { cid: 13 }]
  it('prefers a known category, then a month, then a term', () => {
    expect(parseBlogKey('8', categories)).toEqual({ kind: 'category', cid: 8 })
    expect(parseBlogKey('2025-09', categories)).toEqual({ kind: 'month', month: '2025-09' })
    expect(parseBlogKey('уурхай', categories)).toEqual({ kind: 'search', term: 'уурхай' })
  })
  it('takes an unknown number and an impossible month as terms', () => {
    expect(parseBlogKey('2025', categories)).toEqual({ kind: 'search', term: '2025' })
    expect(parseBlogKey('2025-13', categories)).toEqual({ kind: 'search', term: '2025-13' })
  })
})

/**
 * Returns a path's segments as Next passes them: decoded to `generateMetadata`, each encoded again to the
 * page.
 */
function segmentsOf(path: string) {
  const segments = path
    .replace(/^\/mm\/blog\//, '')
    .split('/')
    .map(decodeURIComponent)
  return { decoded: segments, encoded: segments.map(encodeURIComponent) }
}

describe('blogPath and parseBlogParams', () => {
  const terms = [
    'уул уурхай',
    'a/b',
    '50%',
    '100%',
    '%25',
    '%3D',
    'x=1',
    'c++?',
    '😀',
    '.',
    '..',
    '../../about',
  ]
  it.each([...terms, '//x', 'a\nb', '8', '2026-10'])('carry the term %j there and back', (term) => {
    const { decoded, encoded } = segmentsOf(blogPath(term, 3))
    expect(parseBlogParams(decoded)).toEqual({ key: term, page: 3 })
    expect(parseBlogParams(encoded)).toEqual({ key: term, page: 3 })
  })
  it.each(terms)('never write the term %j as a segment that climbs', (term) => {
    const path = blogPath(term)
    expect(new URL(path, 'http://localhost').pathname).toBe(path)
  })
  it('take a term with slashes as several segments too', () => {
    expect(parseBlogParams(['a', 'b=2'])).toEqual({ key: 'a/b', page: 2 })
  })
  it('refuse pages that are none, empty and broken keys', () => {
    for (const list of ['a=0', 'a=1e9', 'a=99999999999', 'a', 'a=', '=1', '%20%3D1', '%E0%A4%A%3D1', ' =1'])
      expect(parseBlogParams([list]), list).toBeNull()
    expect(parseBlogParams([`${'a'.repeat(201)}=1`])).toBeNull()
  })
})

describe('newsSearchPath', () => {
  it('leads to the address of the term, and without one to the news', () => {
    expect(newsSearchPath('100%')).toBe('/mm/blog/100%25=1')
    expect(newsSearchPath(' .. ')).toBe('/mm/blog/..=1')
    expect(newsSearchPath('../../about')).toBe('/mm/blog/..%2F..%2Fabout=1')
    expect(newsSearchPath('2026-10')).toBe('/mm/blog/2026-10=1')
    expect(newsSearchPath(' ')).toBe('/mm/blog/8=1')
  })
})
