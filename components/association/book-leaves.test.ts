import { describe, expect, it } from 'vitest'
import { leavesOf, pageAfterStep, countTurnedLeaves } from './book-leaves'

describe('the book', () => {
  it('binds pages to leaves', () => {
    expect(leavesOf(['a', 'b', 'c'])).toEqual([
      ['a', 'b'],
      ['c', undefined],
    ])
    expect([0, 1, 2, 3, 11].map(countTurnedLeaves)).toEqual([0, 1, 1, 2, 6])
  })

  it('turns a leaf at a time and stops at the covers', () => {
    const forward = [0]
    while (pageAfterStep(forward.at(-1) ?? 0, 1, 12, false) !== forward.at(-1))
      forward.push(pageAfterStep(forward.at(-1) ?? 0, 1, 12, false))
    expect(forward.map(countTurnedLeaves)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(countTurnedLeaves(pageAfterStep(11, -1, 12, false))).toBe(5)
    expect(countTurnedLeaves(pageAfterStep(1, -1, 12, false))).toBe(0)
    expect(pageAfterStep(0, -1, 12, false)).toBe(0)
  })

  it('turns page by page on a small screen', () => {
    expect(pageAfterStep(0, 1, 12, true)).toBe(1)
    expect(pageAfterStep(1, 1, 12, true)).toBe(2)
    expect(pageAfterStep(11, 1, 12, true)).toBe(11)
    expect(pageAfterStep(5, -1, 12, true)).toBe(4)
  })
})
