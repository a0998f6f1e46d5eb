import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { processState } from '@/lib/platform/process-state'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { readEpoch } from './epoch'
import CacheHandler, { Store } from './handler'

describe('Store', () => {
  it('returns a cached entry until one of its tags expires', () => {
    const store = new Store()
    store.getFreshOrBeginRead('page', [])
    store.setIfPending('page', 'made', ['news', 'menu'])
    expect(store.getFreshOrBeginRead('page', [])?.value).toBe('made')
    store.expire(['members'])
    expect(store.getFreshOrBeginRead('page', [])?.value).toBe('made')
    store.expire(['menu'])
    expect(store.getFreshOrBeginRead('page', [])).toBeNull()
  })

  it('never treats an entry as fresh that was started before an expiry, however late it is stored', () => {
    const store = new Store()
    store.getFreshOrBeginRead('page', [])
    store.expire(['news'])
    store.setIfPending('page', 'read before the write', ['news'])
    expect(store.getFreshOrBeginRead('page', [])).toBeNull()
    // The miss above begins the next read, which sees the write.
    store.setIfPending('page', 'read after the write', ['news'])
    expect(store.getFreshOrBeginRead('page', [])?.value).toBe('read after the write')
  })

  it('counts the first of several misses, because they may share its result', () => {
    const store = new Store()
    store.getFreshOrBeginRead('page', [])
    store.expire(['news'])
    store.getFreshOrBeginRead('page', [])
    store.setIfPending('page', 'begun by the first', ['news'])
    expect(store.getFreshOrBeginRead('page', [])).toBeNull()
  })

  it('asks the tags of the path too, which are not stored with the entry', () => {
    const store = new Store()
    store.getFreshOrBeginRead('page', ['_N_T_/mm'])
    store.setIfPending('page', 'made', [])
    expect(store.getFreshOrBeginRead('page', ['_N_T_/mm'])?.value).toBe('made')
    store.expire(['_N_T_/mm'])
    expect(store.getFreshOrBeginRead('page', ['_N_T_/mm'])).toBeNull()
  })

  it('counts a write once, however many tags it expires, and nothing for none', () => {
    const store = new Store()
    store.expire(['news', 'menu'])
    store.expire([])
    expect(store.epoch).toBe(1)
  })

  it('posts an expiry to the gateway before its thread can see the new epoch', () => {
    const store = new Store()
    store.inSync = true
    const posts: unknown[] = []
    processState.postExpiry = (expiry) => posts.push({ ...expiry, epochBefore: readEpoch() })
    store.expire(['news', 'menu'])
    delete processState.postExpiry
    expect(posts).toEqual([{ tags: ['news', 'menu'], epoch: 1, epochBefore: 0 }])
    expect(readEpoch()).toBe(1)
  })

  it('stores nothing with an unknown start', () => {
    const store = new Store()
    store.getFreshOrBeginRead('page', [])
    store.setIfPending('page', 'of the first', ['news'])
    store.expire(['news'])
    // The second read ran concurrently with the first, and ended after the expiry.
    store.setIfPending('page', 'of the second', ['news'])
    expect(store.getFreshOrBeginRead('page', [])).toBeNull()
  })

  it('expires everything by one tag', () => {
    const store = new Store()
    for (const key of ['a', 'b']) {
      store.getFreshOrBeginRead(key, [])
      store.setIfPending(key, 'made', key === 'a' ? ['news'] : [])
    }
    store.getFreshOrBeginRead('c', [])
    store.expire(['*'])
    store.setIfPending('c', 'read before', [])
    for (const key of ['a', 'b', 'c']) expect(store.getFreshOrBeginRead(key, [])).toBeNull()
    store.setIfPending('a', 'read after', ['news'])
    expect(store.getFreshOrBeginRead('a', [])?.value).toBe('read after')
    expect(store.epoch).toBe(1)
  })

  it('treats nothing as fresh while it is out of step', () => {
    const store = new Store()
    store.getFreshOrBeginRead('page', [])
    store.setIfPending('page', 'made', [])
    store.inSync = false
    expect(store.getFreshOrBeginRead('page', [])).toBeNull()
  })

  it('stays small whatever is requested', () => {
    const store = new Store()
    for (let at = 0; at < 5_000; at++) {
      store.getFreshOrBeginRead(`page ${at}`, [])
      store.expire([`tag ${at}`])
      store.getFreshOrBeginRead(`${at}${'x'.repeat(4_000)}`, [])
    }
    expect(store.pendingSeqs.size).toBeLessThanOrEqual(1_000)
    expect([...store.pendingSeqs.keys()].every((key) => key.length < 2_100)).toBe(true)
    expect(store.expired.size).toBeLessThanOrEqual(1_000)
  })

  it('forgets no expiry when there are more tags than it remembers', () => {
    const store = new Store()
    store.getFreshOrBeginRead('page', [])
    store.expire(['news'])
    for (let at = 0; at < 5_000; at++) store.expire([`tag ${at}`])
    store.setIfPending('page', 'read before', ['news'])
    expect(store.getFreshOrBeginRead('page', [])).toBeNull()
  })
})

describe('CacheHandler', () => {
  const handler = new CacheHandler()

  it('returns a page unchanged, with its policy added', async () => {
    const page = {
      kind: 'APP_PAGE',
      html: `<html><body>${'уул '.repeat(1_000)}</body></html>`,
      rscData: Buffer.from('0:"уул"\n'),
      headers: { 'x-next-cache-tags': 'news' },
      status: 200,
      postponed: undefined,
      segmentData: new Map([
        ['/_tree', Buffer.from('tree')],
        ['/empty', Buffer.alloc(0)],
      ]),
    }
    await handler.get('/a', { kind: 'APP_PAGE' })
    const lifetime = { revalidate: false as const }
    await handler.set('/a', { ...page }, { cacheControl: lifetime })
    const entry = await handler.get('/a', { kind: 'APP_PAGE' })
    expect(entry).toMatchObject({ value: page, cacheControl: lifetime })
    expect(entry?.value).toMatchObject({
      headers: { 'content-security-policy': expect.stringContaining("default-src 'self'") },
    })
    const version = String(entry?.value?.headers?.['x-strata-version'])
    const flight = processState.cacheStore?.flights.get(version) ?? ''
    expect(brotliDecompressSync(flight)).toEqual(page.rscData)
    const barePage = { ...page, rscData: undefined, segmentData: undefined }
    await handler.get('/b', { kind: 'APP_PAGE' })
    await handler.set('/b', { ...barePage })
    expect((await handler.get('/b', { kind: 'APP_PAGE' }))?.value).toMatchObject(barePage)
  })

  it("lets Next's own memory of lifetimes not grow", async () => {
    const lifetimes = SharedCacheControls['cacheControls'] as Map<string, unknown>
    for (let at = 0; at < 3_000; at++) {
      lifetimes.set(`/page ${at}`, { revalidate: false })
      await handler.set(`/page ${at}`, { kind: 'FETCH', data: { body: '' } })
    }
    expect(lifetimes.size).toBeLessThanOrEqual(1_002)
  })
})
