import { describe, expect, it } from 'vitest'
import { moved, sequenceOf } from './slide-order'

const slides = [5, 3, 9].map((id, at) => ({ id, image: `/files/${id}`, sequence: at * 10 }))
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

describe('moved', () => {
  it('swaps a slide with its neighbour', () => {
    expect(ids(moved(slides, 1, -1))).toEqual([3, 5, 9])
    expect(ids(moved(slides, 1, 1))).toEqual([5, 9, 3])
    expect(ids(slides)).toEqual([5, 3, 9])
  })

  it('moves neither the first up nor the last down', () => {
    expect(moved(slides, 0, -1)).toBe(slides)
    expect(moved(slides, 2, 1)).toBe(slides)
    expect(moved([], 0, 1)).toEqual([])
  })
})

describe('sequenceOf', () => {
  it('counts the places from 1, without gaps', () => {
    expect(sequenceOf(moved(slides, 0, 1))).toEqual([
      { id: 3, sequence: 1 },
      { id: 5, sequence: 2 },
      { id: 9, sequence: 3 },
    ])
  })
})
