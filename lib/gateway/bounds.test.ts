import { readdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { allCalls } from '@/lib/api/table'
import { bodyBytesMaxOf, keepOwnCookies, statusBeyondBounds } from './bounds.mjs'

/** Addresses of all pages and route handlers, from the folders that Next reads, and of all calls. */
const handled = ['app', 'pages'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /(?:^|\/)(?:page|route)\.tsx?$/.test(name) || (root === 'pages' && name.endsWith('.ts')),
    )
    .map((name) => {
      const parts = name.replace(/\.tsx?$/, '').split('/')
      const folders = parts.filter((part) => !/^\(.*\)$|^\[locale\]$|^page$|^route$/.test(part))
      return `/${folders.join('/').replace(/\[\[?(?:\.\.\.)?\w+\]?\]/g, '7')}`
    }),
)
const addresses = [
  ...new Set([...handled, ...allCalls.map(({ path }) => path), '/files/7/7.webp', '/art/7.svg']),
]

const ask = (url: string, { method = 'GET', headers = {}, headerCount = 10 } = {}) =>
  statusBeyondBounds({
    method,
    url,
    headers,
    rawHeaders: Array.from({ length: headerCount * 2 }, () => 'x'),
  } as unknown as IncomingMessage)

it('knows of every kind of address', () => {
  for (const address of ['/mm', '/admin/login', '/api/auth/7', '/api/uploads/7', '/client/get/news'])
    expect(addresses).toContain(address)
})

describe('every address of the product', () => {
  it('answers what is within the bounds', () => {
    for (const address of addresses) expect(ask(`${address}?a=1`), address).toBeNull()
  })

  it('is refused with a query too long or of too many parts, or with too many headers', () => {
    for (const address of addresses) {
      expect(ask(`${address}?${'a'.repeat(4_096)}`), address).toBe(414)
      expect(ask(`${address}?${'a&'.repeat(100)}`), address).toBe(414)
      expect(ask(address, { headerCount: 101 }), address).toBe(431)
    }
  })

  it('takes no body beyond its bound', () => {
    for (const address of addresses) {
      const tooLong = { 'content-length': String(bodyBytesMaxOf(address) + 1) }
      expect([405, 413], address).toContain(ask(address, { method: 'POST', headers: tooLong }))
    }
  })
})

it('every writing call may be made, and no page may be written to', () => {
  for (const { method, path } of allCalls) expect(ask(path, { method }), path).toBeNull()
  for (const page of ['/', '/mm', '/mm/about', '/en/mw', '/yp', '/nowhere', '/art/x.svg', '/files/a/b.webp'])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(ask(page, { method }), page).toBe(405)
})

it('hands on every cookie of the product by both of its names, and no other', () => {
  const own = [
    ...['lang=en', 'strata-session=a', '__Secure-strata-session.0=a', '__Host-strata-member=a'],
    ...['strata-owner=a', 'strata-participant=a', '__Host-strata-browser=a', 'next-auth.csrf-token=a'],
    ...[
      '__Host-next-auth.csrf-token=a',
      '__Secure-next-auth.callback-url=a',
      'next-auth.pkce.code_verifier=a',
    ],
    ...['next-auth.state=a', '__Secure-next-auth.nonce=a'],
  ]
  expect(keepOwnCookies(own.join('; '))).toBe(own.join('; '))
  expect(keepOwnCookies('a=1; strata-x=1; xlang=en; =; lang')).toBe('')
})
