import { expect, it } from 'vitest'
import { rearrangeIds } from './rearranged'

it('moves those that are named among their own places', () => {
  expect(rearrangeIds([1, 2, 3, 4, 5], [4, 2])).toEqual([1, 4, 3, 2, 5])
  expect(rearrangeIds([1, 2, 3], [3, 1, 2])).toEqual([3, 1, 2])
})

it('refuses who is no member, and who is named twice', () => {
  expect(rearrangeIds([1, 2, 3], [2, 9])).toBeNull()
  expect(rearrangeIds([1, 2, 3], [2, 2])).toBeNull()
})
