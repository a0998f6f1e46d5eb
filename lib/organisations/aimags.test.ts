import { describe, expect, it } from 'vitest'
import { aimagCodes } from '@/db/schema/columns'
import { aimagName, aimagOptions, aimags, findAimag } from './aimags'

describe('the aimags', () => {
  it('are those of the database, each at its own place of the sketch', () => {
    expect(aimags.map(({ code }) => code).sort()).toEqual([...aimagCodes].sort())
    expect(new Set(aimags.map(({ row, column }) => `${row} ${column}`)).size).toBe(22)
    for (const locale of ['mn', 'en'] as const) {
      expect(new Set(aimags.map((each) => each[locale])).size).toBe(22)
      expect(new Set(aimags.map(({ letters }) => letters[locale])).size).toBe(22)
    }
  })

  it('are read in the order in which they stand', () => {
    const places = aimags.map(({ row, column }) => row * 10 + column)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it.each([
    ['MN-053', 'MN-053'],
    ['Өмнөговь', 'MN-053'],
    ['өмнөговь аймаг', 'MN-053'],
    ['Omnogovi', 'MN-053'],
    ['Ömnögovi province', 'MN-053'],
    ['Баян өлгий', 'MN-071'],
    ['Улаанбаатар хот', 'MN-1'],
    ['Говь', null],
    ['', null],
  ])('are found by code or name: %s', (text, code) => {
    expect(findAimag(text)).toBe(code)
  })

  it('are options by name, the capital first', () => {
    expect(
      aimagOptions('mn')
        .map(({ label }) => label)
        .slice(0, 3),
    ).toEqual(['Улаанбаатар', 'Архангай', 'Баян-Өлгий'])
    expect(aimagName('MN-1', 'en')).toBe('Ulaanbaatar')
    expect(aimagName('MN-99', 'mn')).toBe('')
  })
})
