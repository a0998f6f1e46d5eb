import { describe, expect, it } from 'vitest'
import { queryStringWith, nextSort, pagingFrom, addScopePrefix, parseSort } from './search'

describe('queryStringWith', () => {
  it('sets, replaces and removes, and keeps the rest', () => {
    const search = new URLSearchParams('category=8&page=3')
    expect(queryStringWith(search, { page: 4 })).toBe('?category=8&page=4')
    expect(queryStringWith(search, { category: null, id: 7 })).toBe('?page=3&id=7')
    expect(queryStringWith(search, { category: null, page: null })).toBe('')
    expect(search.toString()).toBe('category=8&page=3')
  })
})

describe('pagingFrom', () => {
  const sizes = [5, 10, 15]
  it('reads the URL', () => {
    expect(pagingFrom(new URLSearchParams('page=3&limit=15'), sizes)).toEqual({ page: 3, limit: 15 })
  })

  it('starts at the first page in the default size', () => {
    expect(pagingFrom(new URLSearchParams(), sizes)).toEqual({ page: 1, limit: 5 })
  })

  it.each(['page=0&limit=7', 'page=-1&limit=all', 'page=x&limit=', 'page=1.5&limit=1e9', 'page=99999999999'])(
    'rejects %s',
    (query) => expect(pagingFrom(new URLSearchParams(query), sizes)).toEqual({ page: 1, limit: 5 }),
  )
})

describe('the names of one of several lists', () => {
  it('begin with its scope, so that lists do not meet', () => {
    const search = new URLSearchParams('council.page=2&office.page=5&office.limit=15')
    expect(pagingFrom(search, [5, 15], 'office.')).toEqual({ page: 5, limit: 15 })
    expect(queryStringWith(search, addScopePrefix({ page: 3 }, 'council.'))).toContain('council.page=3')
  })
})

describe('sorting', () => {
  it('goes up, then down, then back to the order of the list', () => {
    const columns = ['email', 'name']
    expect(parseSort('-email', columns)).toEqual({ column: 'email', isDescending: true })
    expect(nextSort('email', null)).toBe('email')
    expect(nextSort('email', parseSort('email', columns))).toBe('-email')
    expect(nextSort('email', parseSort('-email', columns))).toBeNull()
    expect(nextSort('name', parseSort('-email', columns))).toBe('name')
  })

  it.each(['', 'id', '--email', '-'])('rejects %j', (value) => expect(parseSort(value, ['email'])).toBeNull())
})
