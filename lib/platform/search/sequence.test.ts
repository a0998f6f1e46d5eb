import { describe, expect, it } from 'vitest'
import { bytesOfSequence, isTitled, nearnessOf, orderWords } from './sequence'

const idOf = new Map<string, number>()
const toId = (word: string) => {
  if (!idOf.has(word)) idOf.set(word, idOf.size + 1)
  return idOf.get(word) ?? 0
}
const sequenceOf = (titles: string[], body = '') =>
  bytesOfSequence(
    orderWords(
      titles.map((title) => title.split(' ')),
      body.split(' '),
    ).map((word) => (word === null ? 0 : toId(word))),
  )
const placesOf = (term: string) => new Map(term.split(' ').map((word, at) => [toId(word), 1 << at]))
const nearness = (term: string, titles: string[], body = '') =>
  nearnessOf(sequenceOf(titles, body), placesOf(term), term.split(' ').length)
const words = (count: number) => Array.from({ length: count }, (_, at) => `u${at}`).join(' ')

describe('the nearness of words', () => {
  it('is 1 side by side in any order, and less with each word between', () => {
    expect(nearness('water use', ['the water use'])).toBe(1)
    expect(nearness('water use', ['x'], 'use water')).toBe(1)
    const apart = [1, 3, 10].map((count) => nearness('water use', ['x'], `water ${words(count)} use`))
    expect(apart).toEqual(apart.toSorted((a, b) => b - a))
    expect(apart[2]).toBeGreaterThan(0)
    expect(nearness('water use', ['x'], `water ${words(30)} use`)).toBe(0)
  })

  it('is that of the nearest place', () => {
    expect(nearness('a b c', ['x'], `a ${words(5)} b ${words(3)} c ${words(20)} c a b`)).toBe(1)
    expect(nearness('a b', ['x'], `a a a b ${words(9)} a`)).toBe(1)
  })

  it('does not reach from the title into the text, and needs every word', () => {
    expect(nearness('water use', ['water'], 'use')).toBe(0)
    expect(nearness('water use', ['water'], words(9))).toBe(0)
  })
})

describe('a title that is the term', () => {
  const isNamed = (term: string, titles: string[], othersMax = 0) =>
    isTitled(sequenceOf(titles, term), placesOf(term), { count: term.split(' ').length, othersMax })

  it('has its words in their order and no others', () => {
    expect(isNamed('water use', ['water use'])).toBe(true)
    expect(isNamed('water use', ['ус ашиглалт', 'water use'])).toBe(true)
    expect(isNamed('water use', ['use water'])).toBe(false)
    expect(isNamed('water use', ['water use report'])).toBe(false)
    expect(isNamed('water use', ['water', 'use'])).toBe(false)
    expect(isNamed('water use', ['report'])).toBe(false)
  })

  it('may have the small words of the term', () => {
    expect(isNamed('water nature', ['water and nature'], 1)).toBe(true)
    expect(isNamed('water nature', ['water and nature'])).toBe(false)
  })
})
