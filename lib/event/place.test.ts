import { expect, it } from 'vitest'
import { parsePlace } from './place'

it('an address ends in at most so many numbers', () => {
  expect(parsePlace(undefined, 2)).toEqual([])
  expect(parsePlace(['2', '7'], 2)).toEqual([2, 7])
  for (const wrong of [['0'], ['01'], ['-1'], ['1e3'], ['a'], ['1', '2', '3'], ['1234567890']])
    expect(parsePlace(wrong, 2), wrong.join('/')).toBeNull()
})
