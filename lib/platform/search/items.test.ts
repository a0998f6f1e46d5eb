import { expect, test } from 'vitest'
import type { GradedWord } from './grade'
import { bestWordIds } from './items'

const bestOf = (...words: [number, GradedWord['why'], number][]) =>
  bestWordIds({ text: '', words: words.map(([id, why, grade]) => ({ id, why, grade, word: '' })) })

test('the best words have the highest grade, or are all long beginnings', () => {
  expect(bestOf([1, 'same', 1], [2, 'same', 1], [3, 'form', 0.9])).toEqual([1, 2])
  expect(bestOf([1, 'beginning', 0.8], [2, 'beginning', 0.8], [3, 'beginning', 0.79])).toEqual([1, 2])
  expect(
    bestOf([1, 'beginning', 0.92], [2, 'beginning', 0.91], [3, 'stem', 0.89], [4, 'typo', 0.88]),
  ).toEqual([1, 2])
  expect(bestOf()).toEqual([])
})
