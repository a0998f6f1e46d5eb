import { describe, expect, it, vi } from 'vitest'
import { CachedResults } from './cached-results'

const bytesOf = (length: number) => new Uint8Array(length)
const stays = () => new AbortController().signal
/** Makes ten bytes, and counts how often. */
const counting = () => vi.fn(async () => bytesOf(10))

describe('cached results', () => {
  it('are made once, also for readers who ask in the process', async () => {
    const results = new CachedResults({ bytesMax: 100, secondsMax: 60 })
    const make = counting()
    await Promise.all([results.getOrMake('a', stays(), make), results.getOrMake('a', stays(), make)])
    await results.getOrMake('a', stays(), make)
    expect(make).toHaveBeenCalledTimes(1)
    await results.getOrMake('b', stays(), make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('are dropped oldest first when there are too many bytes', async () => {
    const results = new CachedResults({ bytesMax: 25, secondsMax: 60 })
    const madeKeys: string[] = []
    const get = (key: string) =>
      results.getOrMake(key, stays(), async () => {
        madeKeys.push(key)
        return bytesOf(10)
      })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
    expect(madeKeys).toEqual(['a', 'b', 'c', 'b'])
  })

  it('are not cached when they are larger than the cache', async () => {
    const results = new CachedResults({ bytesMax: 5, secondsMax: 60 })
    const make = counting()
    for (const _ of [1, 2]) await results.getOrMake('a', stays(), make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('expire after their time', async () => {
    const results = new CachedResults({ bytesMax: 100, secondsMax: 0 })
    const make = counting()
    for (const _ of [1, 2]) await results.getOrMake('a', stays(), make)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('continue while one reader stays, and end when the last has left', async () => {
    const results = new CachedResults({ bytesMax: 100, secondsMax: 60 })
    const [first, second] = [new AbortController(), new AbortController()]
    let hasEnded = false
    const make = (signal: AbortSignal) =>
      new Promise<Uint8Array<ArrayBuffer>>((_, reject) => {
        signal.addEventListener('abort', () => {
          hasEnded = true
          reject(new Error('ended'))
        })
      })
    const replies = [first, second].map(({ signal }) => results.getOrMake('a', signal, make))
    const outcomes = Promise.allSettled(replies)
    first.abort(new Error('left'))
    expect(hasEnded).toBe(false)
    second.abort(new Error('left'))
    expect(hasEnded).toBe(true)
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await results.getOrMake('a', stays(), async () => bytesOf(1))).toHaveLength(1)
  })

  it('report a failure to every reader, and are made again', async () => {
    const results = new CachedResults({ bytesMax: 100, secondsMax: 60 })
    const fail = () => Promise.reject(new Error('broken'))
    const both = await Promise.allSettled([
      results.getOrMake('a', stays(), fail),
      results.getOrMake('a', stays(), fail),
    ])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await results.getOrMake('a', stays(), async () => bytesOf(2))).toHaveLength(2)
  })
})
