import { expect, it } from 'vitest'
import { placeOf } from './place'

it('an address ends in at most so many numbers', () => {
  expect(placeOf(undefined, 2)).toEqual([])
  expect(placeOf(['2', '7'], 2)).toEqual([2, 7])
  for (const wrong of [['0'], ['01'], ['-1'], ['1e3'], ['a'], ['1', '2', '3'], ['1234567890']])
    expect(placeOf(wrong, 2), wrong.join('/')).toBeNull()
})
