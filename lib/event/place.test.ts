import { expect, it } from 'vitest'
import { parsePathNumbers } from './place'

it('an address ends in at most so many numbers', () => {
  expect(parsePathNumbers(undefined, 2)).toEqual([])
  expect(parsePathNumbers(['2', '7'], 2)).toEqual([2, 7])
  for (const wrong of [['0'], ['01'], ['-1'], ['1e3'], ['a'], ['1', '2', '3'], ['1234567890']])
    expect(parsePathNumbers(wrong, 2), wrong.join('/')).toBeNull()
})
