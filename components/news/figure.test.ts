import { expect, it } from 'vitest'
import { figureOf } from './figure'

it.each([
  ['2,400 га', '2,400', 'га'],
  ['128 мянган тонн', '128', 'мянган тонн'],
  ['29 085 т', '29 085', 'т'],
  ['−70%', '−70%', ''],
  ['−70 % тоос', '−70 %', 'тоос'],
  ['1.7 дахин', '1.7', 'дахин'],
  ['2-р байр', '2', '-р байр'],
  ['Анхны', 'Анхны', ''],
])('splits %s into number and unit', (text, number, unit) => {
  expect(figureOf(text, 8)).toMatchObject({ number, unit })
})

it('gives each category its rock, and no figure without a text', () => {
  expect(figureOf('1', 8)?.rock).toBe(figureOf('2', 8)?.rock)
  expect(figureOf('1', 8)?.rock).not.toBe(figureOf('1', 13)?.rock)
  expect(figureOf('', 8)).toBeUndefined()
})
