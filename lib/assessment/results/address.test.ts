import { describe, expect, it } from 'vitest'
import {
  cachedPublishedPath,
  filterCountOf,
  parseCachedPublishedPath,
  parsePublishedQuery,
  publishedPath,
} from './address'

const parse = (query: string) => parsePublishedQuery(new URLSearchParams(query))
const home = '/mm/assessment/results'

describe('the address of the published results', () => {
  it('counts what is invalid as missing', () => {
    expect(parse('year=20x6&state=gone&sort=email&page=0&term=%00%20')).toEqual({
      ...{ term: '', year: null, state: null, sort: null, page: 1 },
    })
    expect(parse(`term=${'ү'.repeat(300)}`).term).toHaveLength(100)
  })

  it('leaves out what is not chosen', () => {
    expect(publishedPath(parse('year=&state=&term=&page=1'))).toBe(home)
    expect(publishedPath(parse('state=valid&page=3&sort=-name'))).toBe(
      `${home}?state=valid&sort=-name&page=3`,
    )
    expect(filterCountOf(parse('state=valid&year=2026&sort=name'))).toBe(2)
  })

  it.each(['', 'year=2026', 'state=expired&page=2', 'sort=-main_percentage', 'term=..%2F%3F%25&year=2025'])(
    'is the path of one cached page: %s',
    (query) => {
      const path = cachedPublishedPath(new URLSearchParams(query))
      expect(path.startsWith(home)).toBe(true)
      expect(path).not.toContain('..')
      const parts = path
        .slice(home.length + 1)
        .split('/')
        .filter(Boolean)
      expect(parseCachedPublishedPath(parts)).toEqual(parse(query))
    },
  )

  it('is no page under another path', () => {
    for (const parts of [
      ['2026'],
      ['any', 'any', 'any', '1'],
      ['any', 'any', 'any', '2', ''],
      ['x', 'valid', 'any', '1'],
    ])
      expect(parseCachedPublishedPath(parts), parts.join('/')).toBeNull()
  })
})
