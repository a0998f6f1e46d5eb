import { describe, expect, it } from 'vitest'
import { Store } from './handler.mjs'

describe('Store', () => {
  it('gives what was kept, until one of its tags expires', () => {
    const store = new Store()
    store.get('page', [])
    store.set('page', 'made', ['news', 'menu'])
    expect(store.get('page', [])?.value).toBe('made')
    store.expire(['members'])
    expect(store.get('page', [])?.value).toBe('made')
    store.expire(['menu'])
    expect(store.get('page', [])).toBeNull()
  })

  it('never takes for fresh what was begun before an expiry, however late it is stored', () => {
    const store = new Store()
    store.get('page', [])
    store.expire(['news'])
    store.set('page', 'read before the write', ['news'])
    expect(store.get('page', [])).toBeNull()
    // That miss begins the next making, which has seen the write.
    store.set('page', 'read after the write', ['news'])
    expect(store.get('page', [])?.value).toBe('read after the write')
  })

  it('counts the first of several misses, because they may share its result', () => {
    const store = new Store()
    store.get('page', [])
    store.expire(['news'])
    store.get('page', [])
    store.set('page', 'begun by the first', ['news'])
    expect(store.get('page', [])).toBeNull()
  })

  it('asks the tags of the path too, which are not stored with the entry', () => {
    const store = new Store()
    store.get('page', ['_N_T_/mm'])
    store.set('page', 'made', [])
    expect(store.get('page', ['_N_T_/mm'])?.value).toBe('made')
    store.expire(['_N_T_/mm'])
    expect(store.get('page', ['_N_T_/mm'])).toBeNull()
  })

  it('counts a write once, however many tags it expires, and nothing for none', () => {
    const store = new Store()
    store.expire(['news', 'menu'])
    store.expire([])
    expect(store.expiries).toBe(1)
  })
})
