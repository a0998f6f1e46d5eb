import { describe, expect, test } from 'vitest'
import { keysOf, looseKey } from './keys'
import { excerptOf, markMatches } from './mark'
import { countTypos } from './count-typos'
import { termWordsOf } from './term'
import { cutIntoParts, tokensOf, wordLengthMax, wordsOf } from './words'

const words = (text: string) => tokensOf(text).map(({ word }) => word)

describe('words of a text', () => {
  test.each([
    ['Уурхай, УУРХАЙН!', ['уурхай', 'уурхайн']],
    ['УИХ-ын гишүүн', ['уих', 'ын', 'уихын', 'гишүүн']],
    ['12,800 т, 6.4 хувь', ['12800', 'т', '6.4', 'хувь']],
    ['2017 онд', ['2017', 'онд']],
    ['29 085 ₮, 1\u00a0234\u00a0567', ['29', '085', '29085', '1', '234', '567', '1234567']],
    ['29 085-ыг 12 345', ['29', '085', '29085', 'ыг', '29085ыг', '12', '345', '12345']],
    [
      '2017 141, 12 34, 5  120, АИ-92 100',
      ['2017', '141', '12', '34', '5', '120', 'аи', '92', 'аи92', '100'],
    ],
    ['уур\u00ADхай', ['уурхай']],
    ['й'.normalize('NFD') + 'од', ['йод']],
    ['\u0301\u0301 — «»', []],
    ['', []],
  ])('%j', (text, expected) => expect(words(text)).toEqual(expected))

  test('have their positions', () => {
    const text = 'Бол УИХ-ын «уурхай».'
    for (const { from, to, word } of tokensOf(text))
      expect(text.slice(from, to).toLowerCase().replace('-', '')).toBe(word)
  })

  test('are limited in number', () => {
    expect(words('м'.repeat(5_000))).toEqual(['м'.repeat(wordLengthMax)])
  })
})

describe('spellings of one word', () => {
  test.each([
    ['өмнөговь', 'ömnögovi', 'omnogovi', 'umnugovi', 'ємнєговь', 'омноговь', 'omnogowi'],
    ['үндэсний', 'ündesnii', 'undesniy', 'vndesnii', 'їндэсний'],
    ['цагаан', 'tsagaan', 'cagaan'],
    ['хвvvхэд', 'хвүүхэд'],
    ['хүүхэд', 'хvvхэд', 'khuukhed', 'xuuxed', 'huuhed'],
    ['далай', 'dalai', 'dalay', 'dalaj'],
    ['жонш', 'jonsh', 'zhonsh', 'žonš'],
  ])('%s', (word, ...spellings) => {
    for (const spelling of spellings) {
      const readings = termWordsOf(spelling).flatMap(({ readings: of }) => of.map(({ loose }) => loose))
      expect(readings, spelling).toContain(looseKey(word))
    }
  })
})

test('typos are counted', () => {
  expect(countTypos('уурхай', 'уурхай', 2)).toBe(0)
  expect(countTypos('уурхай', 'уурхйа', 2)).toBe(1)
  expect(countTypos('уурхай', 'урхай', 2)).toBe(1)
  expect(countTypos('уурхай', 'уурххай', 2)).toBe(1)
  expect(countTypos('уурхай', 'нүүрс', 1)).toBeGreaterThan(1)
  const share = (one: string, other: string) =>
    keysOf(one).slips.some((hash) => keysOf(other).slips.includes(hash))
  for (const other of ['уурхйа', 'урхай', 'уурххай', 'уурхой'])
    expect(share('уурхай', other), other).toBe(true)
  expect(share('уурхай', 'нүүрс')).toBe(false)
})

describe('marks', () => {
  test('are what matched, in its form, and the whole text is there', () => {
    const text = 'Тавантолгойн уурхайд УИХ-ын гишүүд ажиллав'
    const parts = markMatches(text, ['уурхайд', 'уихын'])
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual(['уурхайд', 'УИХ-ын'])
    expect(markMatches('', ['а'])).toEqual([])
    expect(markMatches('уул', [])).toEqual([{ text: 'уул', isMatch: false }])
  })

  test('an excerpt surrounds the first of them', () => {
    const text = `${'мөр '.repeat(200)}уурхайд ${'зам '.repeat(200)}`
    const excerpt = excerptOf(text, ['уурхайд'], 120)
    expect(excerpt).toContain('уурхайд')
    expect(excerpt.length).toBeLessThan(200)
    expect(excerptOf('богино', ['уурхай'])).toBe('богино')
  })
})

test('the parts of a text have its words', () => {
  const text = 'УИХ-ын 29 085 тонн, 12 800\n1 200 ба 7.5 хувийн уурхай '.repeat(40)
  const words = tokensOf(text).map(({ word }) => word)
  for (let length = 1; length < 80; length++) {
    const parts = cutIntoParts(text, length)
    expect(parts.join('')).toBe(text)
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(length + 20)
    expect(parts.flatMap(tokensOf).map(({ word }) => word)).toEqual(words)
  }
})

describe('hostile texts take bounded time', () => {
  const within = (work: () => unknown, msMax = 3_000) => {
    const startedAt = performance.now()
    work()
    expect(performance.now() - startedAt).toBeLessThan(msMax)
  }
  test('one word a million times', () =>
    within(() => expect(wordsOf('уурхай '.repeat(1_000_000)).size).toBeLessThan(3)))
  test('a word joined to itself for ever', () => within(() => wordsOf('аа-'.repeat(300_000))))
  test.each([
    ['letters', 'ө'.repeat(5_000)],
    ['wildcards', '%_*\\'.repeat(500)],
    ['quotes', `'"`.repeat(2_000)],
    ['lone marks', '\u0301'.repeat(5_000)],
    ['mixed alphabets', 'уyрxаpйcv'.repeat(100)],
    ['vowels', 'еyаvиj'.repeat(10)],
  ])('a term of %s', (_, term) => within(() => termWordsOf(term).map(({ word }) => keysOf(word)), 500))
})
