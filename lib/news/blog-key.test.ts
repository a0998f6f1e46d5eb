import { describe, expect, it } from 'vitest'
import { blogKey, blogParams, blogPath } from './blog-key'

describe('blogKey', () => {
  const categories = [{ cid: 8 }, { cid: 13 }]
  it('prefers a known category, then a month, then a term', () => {
    expect(blogKey('8', categories)).toEqual({ kind: 'category', cid: 8 })
    expect(blogKey('2025-09', categories)).toEqual({ kind: 'month', month: '2025-09' })
    expect(blogKey('уурхай', categories)).toEqual({ kind: 'search', term: 'уурхай' })
  })
  it('takes an unknown number and an impossible month as terms', () => {
    expect(blogKey('2025', categories)).toEqual({ kind: 'search', term: '2025' })
    expect(blogKey('2025-13', categories)).toEqual({ kind: 'search', term: '2025-13' })
  })
})

describe('blogPath and blogParams', () => {
  it('carry any term there and back', () => {
    for (const term of ['уул уурхай', 'a/b', '50%', 'x=1', 'c++?', '😀']) {
      const [, encoded = '', page = ''] = /^\/mm\/blog\/(.+)=(\d+)$/.exec(blogPath(term, 3)) ?? []
      expect(blogParams(page, encoded)).toEqual({ key: term, page: 3 })
    }
  })
  it('refuse pages that are none, empty and broken keys', () => {
    expect(blogParams('0', 'a')).toBeNull()
    expect(blogParams('1e9', '%E0%A4%A')).toBeNull()
    expect(blogParams('1', '%20')).toBeNull()
    expect(blogParams('99999999999', 'a')).toBeNull()
  })
})
