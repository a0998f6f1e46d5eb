import { describe, expect, it } from 'vitest'
import { withoutLocale, isLocale, localePath, otherLocale, alternatePath } from './locale'

describe('localePath', () => {
  it('leaves Mongolian paths bare and prefixes English ones', () => {
    expect(localePath('mn', '/mm/contact')).toBe('/mm/contact')
    expect(localePath('en', '/mm/contact')).toBe('/en/mm/contact')
    expect(localePath('en', '/')).toBe('/en')
    expect(localePath('en', '/energy')).toBe('/en/energy')
  })

  it('adds a language once', () => {
    expect(localePath('en', '/en/mm/contact')).toBe('/en/mm/contact')
    expect(localePath('en', '/en')).toBe('/en')
    expect(localePath('en', '/en?a=b')).toBe('/en?a=b')
  })

  it('leaves alone what is not a path of ours', () => {
    expect(localePath('en', 'https://example.org/a')).toBe('https://example.org/a')
    expect(localePath('en', '//example.org/a')).toBe('//example.org/a')
    expect(localePath('en', '#main')).toBe('#main')
    expect(localePath('en', 'mailto:info@example.org')).toBe('mailto:info@example.org')
  })
})

describe('withoutLocale', () => {
  it('drops either language', () => {
    expect(withoutLocale('/en/mm/blog/8=2')).toBe('/mm/blog/8=2')
    expect(withoutLocale('/mn/mm/blog/8=2')).toBe('/mm/blog/8=2')
    expect(withoutLocale('/mm/blog/8=2')).toBe('/mm/blog/8=2')
    expect(withoutLocale('/en')).toBe('/')
  })

  it('keeps the monthly news, whose section is called mn', () => {
    expect(withoutLocale('/mn/page/12')).toBe('/mn/page/12')
    expect(withoutLocale('/en/mn/page/12')).toBe('/mn/page/12')
    expect(withoutLocale('/mn/mn/page/12')).toBe('/mn/page/12')
  })

  it('does not mistake a longer word for a language', () => {
    expect(withoutLocale('/energy/a')).toBe('/energy/a')
  })
})

describe('alternatePath', () => {
  it('crosses over in both directions', () => {
    expect(alternatePath('mn', '/mm/detail/3')).toBe('/en/mm/detail/3')
    expect(alternatePath('mn', '/mn/mm/detail/3')).toBe('/en/mm/detail/3')
    expect(alternatePath('en', '/en/mm/detail/3')).toBe('/mm/detail/3')
    expect(alternatePath('mn', '/mn/page/4')).toBe('/en/mn/page/4')
  })
})

describe('isLocale, otherLocale', () => {
  it('knows the two languages', () => {
    expect([isLocale('mn'), isLocale('en'), isLocale('ru'), isLocale(undefined)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([otherLocale('mn'), otherLocale('en')]).toEqual(['en', 'mn'])
  })
})
