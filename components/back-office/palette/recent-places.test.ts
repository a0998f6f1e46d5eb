import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readRecentPlaces, rememberPlaceUnlessPrivate } from './recent-places'

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})
const addresses = (accountId = 1) => readRecentPlaces(accountId).map(({ address }) => address)

describe('the places that were opened last', () => {
  it('are an account’s own, the latest first, each once, and few', () => {
    for (let at = 0; at < 9; at++) rememberPlaceUnlessPrivate(1, { address: `/admin/${at}` })
    rememberPlaceUnlessPrivate(1, { address: '/admin/5' })
    expect(addresses()).toEqual([5, 8, 7, 6, 4, 3, 2].map((at) => `/admin/${at}`))
    expect(addresses(2)).toEqual([])
  })

  it('hold no names of those who wrote to the office or work in it', () => {
    rememberPlaceUnlessPrivate(1, { address: '/admin/request-list?id=1', title: 'Бат', kind: 'request' })
    rememberPlaceUnlessPrivate(1, { address: '/admin/accounts?id=1', title: 'Бат', kind: 'account' })
    rememberPlaceUnlessPrivate(1, { address: '/admin/update-news?id=1', title: 'Мэдээ', kind: 'news' })
    expect(addresses()).toEqual(['/admin/update-news?id=1'])
    expect([...storage.values()].join()).not.toContain('Бат')
  })

  it('are none where storage is broken, and what others wrote there is left out', () => {
    storage.set('strata.places.1', '{')
    expect(addresses()).toEqual([])
    storage.set(
      'strata.places.1',
      JSON.stringify([null, 7, { address: 'https://evil.example' }, { address: '/admin/a' }]),
    )
    expect(addresses()).toEqual(['/admin/a'])
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('no')
      },
      setItem: () => {
        throw new Error('no')
      },
    })
    expect(addresses()).toEqual([])
    expect(() => rememberPlaceUnlessPrivate(1, { address: '/admin/a' })).not.toThrow()
  })
})
