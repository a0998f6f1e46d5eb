import { describe, expect, it } from 'vitest'
import { boxIndexAt, moveItem, sequencesOf } from './reorder'

describe('moved', () => {
  it('swaps an item with its neighbour, or takes it further', () => {
    expect(moveItem(['a', 'b', 'c'], 1, 0)).toEqual(['b', 'a', 'c'])
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  })

  it('leaves the list where there is no place: the first cannot go up, the last cannot go down', () => {
    const items = ['a', 'b']
    for (const [from, to] of [
      [0, -1],
      [1, 2],
      [5, 0],
      [1, 1],
    ] as const) {
      expect(moveItem(items, from, to)).toBe(items)
    }
  })
})

describe('sequencesOf', () => {
  it('numbers from 1 in the order of the list', () => {
    expect(sequencesOf([{ id: 9 }, { id: 4 }])).toEqual([
      { id: 9, sequence: 1 },
      { id: 4, sequence: 2 },
    ])
  })
})

describe('boxIndexAt', () => {
  const boxes = [
    { left: 0, top: 0, right: 10, bottom: 10 },
    { left: 20, top: 0, right: 30, bottom: 10 },
  ]
  it('finds what is pointed at, and nothing between', () => {
    expect(boxIndexAt(boxes, 25, 5)).toBe(1)
    expect(boxIndexAt(boxes, 15, 5)).toBe(-1)
  })
})
