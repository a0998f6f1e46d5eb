import { describe, expect, it } from 'vitest'
import { mayMoveUnder, placeAfterDrop, placeAfterStep, siblingCidsAfterMove } from './places'
import type { MenuNode } from '@/lib/content/menu/schema'

const node = (cid: number, page_type: 'news' | 'static', children: MenuNode[] = []): MenuNode => ({
  ...{ cid, pid: null, category: `Цэс ${cid}`, category_en: '', category_status: true },
  ...{ page_type, category_level: 1, children },
})
const tree = [
  node(1, 'static', [node(2, 'static', [node(3, 'static')]), node(4, 'static')]),
  node(5, 'static'),
  node(6, 'news', [node(7, 'news'), node(8, 'news')]),
  node(9, 'news'),
]
const [one, any] = [{ isOneType: true }, { isOneType: false }]

describe('mayMoveUnder', () => {
  it('keeps to three levels, two of news, one type, and no circle', () => {
    expect(mayMoveUnder(tree, 5, 2, one)).toBe(true)
    expect(mayMoveUnder(tree, 5, 3, one)).toBe(false)
    expect(mayMoveUnder(tree, 2, 5, one)).toBe(true)
    expect(mayMoveUnder(tree, 1, 5, one)).toBe(false)
    expect(mayMoveUnder(tree, 9, 6, one)).toBe(true)
    expect(mayMoveUnder(tree, 9, 7, one)).toBe(false)
    expect(mayMoveUnder(tree, 9, 7, any)).toBe(true)
    expect(mayMoveUnder(tree, 5, 6, one)).toBe(false)
    expect(mayMoveUnder(tree, 5, 6, any)).toBe(true)
    expect(mayMoveUnder(tree, 2, 3, any)).toBe(false)
    expect(mayMoveUnder(tree, 3, null, one)).toBe(true)
    expect(mayMoveUnder(tree, 77, null, one)).toBe(false)
  })
})

describe('a step by a key', () => {
  const step = (cid: number, to: Parameters<typeof placeAfterStep>[2]) => placeAfterStep(tree, cid, to, one)
  it('goes up and down among siblings, under the one before and out beside the one above', () => {
    expect(step(4, 'up')).toEqual({ pid: 1, place: 1 })
    expect(step(4, 'down')).toBeNull()
    expect(step(2, 'down')).toEqual({ pid: 1, place: 2 })
    expect(step(4, 'in')).toEqual({ pid: 2, place: 2 })
    expect(step(9, 'in')).toEqual({ pid: 6, place: 3 })
    expect(step(6, 'in')).toBeNull()
    expect(step(3, 'out')).toEqual({ pid: 1, place: 2 })
    expect(step(4, 'out')).toEqual({ pid: null, place: 2 })
    expect(step(5, 'out')).toBeNull()
  })
})

describe('a drop', () => {
  it('comes before, after or under what it is dropped on', () => {
    expect(placeAfterDrop(tree, 5, 2, 'before', one)).toEqual({ pid: 1, place: 1 })
    expect(placeAfterDrop(tree, 2, 4, 'after', one)).toEqual({ pid: 1, place: 2 })
    expect(placeAfterDrop(tree, 5, 1, 'into', one)).toEqual({ pid: 1, place: 3 })
    expect(placeAfterDrop(tree, 5, 6, 'into', one)).toBeNull()
    expect(placeAfterDrop(tree, 5, 5, 'after', one)).toBeNull()
  })
  it('numbers the new siblings of the item', () => {
    expect(siblingCidsAfterMove(tree, 5, { pid: 1, place: 2 })).toEqual([2, 5, 4])
    expect(siblingCidsAfterMove(tree, 2, { pid: 1, place: 2 })).toEqual([4, 2])
    expect(siblingCidsAfterMove(tree, 3, { pid: null, place: 99 })).toEqual([1, 5, 6, 9, 3])
  })
})
