import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SegmentedLru } from './segmented-lru'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const later = () => vi.advanceTimersByTime(1_500)

describe('SegmentedLru', () => {
  it('lets entries requested once displace only entries requested once', () => {
    const shelf = new SegmentedLru<string>(100_000)
    shelf.put('home', 'page', 5_000)
    later()
    expect(shelf.get('home')).toBe('page')
    for (let at = 0; at < 1_000; at++) shelf.put(`search ${at}`, 'page', 5_000)
    expect(shelf.get('home')).toBe('page')
    expect(shelf.get('search 0')).toBeUndefined()
    expect(shelf.get('search 999')).toBe('page')
    expect(shelf.bytes).toBeLessThanOrEqual(5_000 + 600 + 12_500)
  })

  it('does not count one request twice', () => {
    const shelf = new SegmentedLru<string>(100_000)
    for (let at = 0; at < 1_000; at++) {
      shelf.put(`search ${at}`, 'page', 5_000)
      shelf.get(`search ${at}`)
      shelf.get(`search ${at}`)
    }
    expect(shelf.bytes).toBeLessThanOrEqual(12_500)
  })

  it('stays within its bytes when everything is requested repeatedly', () => {
    const shelf = new SegmentedLru<string>(100_000)
    for (let at = 0; at < 300; at++) {
      shelf.put(`page ${at}`, 'page', 3_000)
      later()
      shelf.get(`page ${at}`)
    }
    expect(shelf.bytes).toBeLessThanOrEqual(100_000)
    expect(shelf.get('page 299')).toBe('page')
    expect(shelf.get('page 0')).toBeUndefined()
    // The entry that was used last stays longer than the unused ones.
    const oldest = Array.from({ length: 300 }, (_, at) => `page ${at}`).find((key) => shelf.peek(key)) ?? ''
    shelf.get(oldest)
    shelf.put('new', 'page', 3_000)
    later()
    shelf.get('new')
    expect(shelf.peek(oldest)).toBe('page')
  })

  it('counts a replacing value once, and removed ones not at all', () => {
    const shelf = new SegmentedLru<string>(100_000)
    shelf.put('a', 'small', 1_000)
    const small = shelf.bytes
    shelf.put('a', 'large', 2_000)
    expect(shelf.bytes).toBe(small + 1_000)
    later()
    shelf.get('a')
    shelf.put('a', 'small', 1_000)
    expect(shelf.bytes).toBe(small)
    shelf.drop('a')
    expect([shelf.bytes, shelf.size]).toEqual([0, 0])
  })

  it('stores nothing that would fill the whole space for new entries', () => {
    const shelf = new SegmentedLru<string>(100_000)
    shelf.put('a', 'small', 1_000)
    shelf.put('film', 'large', 13_000)
    expect(shelf.get('film')).toBeUndefined()
    expect(shelf.get('a')).toBe('small')
  })
})
