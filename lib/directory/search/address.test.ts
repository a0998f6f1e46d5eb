import { describe, expect, it } from 'vitest'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { parseCachedSearchPath, parseQuery, cachedSearchPath, refusalReason, searchParamsOf } from './address'
import { transliterateToAlphabet, isInAlphabet } from './alphabet'

const roundTrip = (query: string) => {
  const path = cachedSearchPath(new URLSearchParams(query), 'mn')
  return parseCachedSearchPath(path.split('/').slice(3), 'mn')
}
const refusalFor = (term: string, locale: 'mn' | 'en') =>
  refusalReason(parseQuery(new URLSearchParams({ term }), locale), locale)

describe('the address of a search', () => {
  it.each([
    'term=алтан хөндий',
    'term=../../%25&page=3',
    'type=consultant',
    'aimag=MN-053&category=01',
    'category=0301&mark=member&letter=Ө&page=2&term=уул',
    '',
  ])('is the path of one cached page: %s', (query) => {
    expect(roundTrip(query)).toEqual(parseQuery(new URLSearchParams(query), 'mn'))
  })

  it('passes over what it cannot ask for', () => {
    const query = parseQuery(
      new URLSearchParams('term=%00а&type=x&category=99&mark=1&aimag=MN-99&letter=%25&page=-1'),
      'mn',
    )
    expect(searchParamsOf(query)).toEqual({ term: 'А', page: 1 })
    expect(directoryPaths.search(searchParamsOf(query))).toBe(`${directoryPaths.search()}?term=%D0%90`)
  })

  it('has its term in capitals, and one cached page for however it is written', () => {
    expect(parseQuery(new URLSearchParams('term=Алтан хөндий'), 'mn').term).toBe('АЛТАН ХӨНДИЙ')
    const paths = ['алтан', 'Алтан', 'АЛТАН'].map((term) =>
      cachedSearchPath(new URLSearchParams({ term }), 'mn'),
    )
    expect(new Set(paths).size).toBe(1)
  })

  it('has one path for each search', () => {
    expect(parseCachedSearchPath(['all', 'any', 'any', 'any', '01'], 'mn')).toBeNull()
    expect(parseCachedSearchPath(['all'], 'mn')).toBeNull()
  })
})

describe('the alphabet of a search', () => {
  it('is that of the page: letters and spaces, or digits alone', () => {
    expect(refusalFor('Алтан ХӨНДИЙ ёү', 'mn')).toBeNull()
    expect(refusalFor('Altan Khundii', 'en')).toBeNull()
    expect(refusalFor('5012345', 'mn')).toBeNull()
    expect(refusalFor('5012345', 'en')).toBeNull()
    for (const term of ['altan', 'алтан khundii', 'алтан%', '_', 'анх-эрдэнэ', 'алтан 7'])
      expect(refusalFor(term, 'mn')).toBe('alphabet')
    for (const term of ['алтан', 'altan хөндий', "O'Neil"]) expect(refusalFor(term, 'en')).toBe('alphabet')
    expect(refusalFor('а'.repeat(5_000), 'mn')).toBe('tooLong')
  })

  it.each([
    ['altai drill', 'mn', 'алтай дрилл'],
    ['алтай drill', 'mn', 'алтай дрилл'],
    ['Анх-Эрдэнэ', 'mn', 'анх эрдэнэ'],
    ['алтай хөндий', 'en', 'altai hondii'],
    ["O'Neil", 'en', 'o neil'],
    ['%', 'mn', ''],
  ] as const)('is offered: %s', (term, locale, letters) => {
    expect(transliterateToAlphabet(term, locale)).toBe(letters)
    expect(isInAlphabet(letters, locale)).toBe(true)
  })
})
