import { describe, expect, it } from 'vitest'
import { readRequestLine } from './request-line'

describe('readRequestLine', () => {
  it.each([
    ['/mm?a=b', '/mm?a=b'],
    ['http://other.example/mm?a=b', '/mm?a=b'],
    ['HTTPS://user@other.example:8443/mm', '/mm'],
    ['http://other.example', '/'],
    ['http://other.example?a=b', '/?a=b'],
    ['//other.example/mm', '/other.example/mm'],
    ['/\\other.example/mm', '/other.example/mm'],
    ['http://other.example//evil.example', '/evil.example'],
    ['/mm?to=http://other.example//x', '/mm?to=http://other.example//x'],
  ])('reads %o as %o', (rawUrl, url) => {
    expect(readRequestLine('GET', rawUrl)).toEqual({ url })
  })

  it.each(['*', '', 'mm', 'javascript:alert(1)', 'other.example:443', '/%00', '/mm/%ff'])(
    'refuses %o',
    (rawUrl) => {
      expect(readRequestLine('GET', rawUrl || undefined)).toEqual(rawUrl ? { status: 400 } : { url: '/' })
    },
  )

  it('takes a path and a query of 4 kB each with a hundred parameters, and no more', () => {
    const path = `/${'a'.repeat(4_095)}`
    for (const url of [path, `${path}?${'a'.repeat(4_096)}`, `/mm?${Array(100).fill('a').join('&')}`])
      expect(readRequestLine('GET', url)).toEqual({ url })
    for (const url of [
      `${path}a`,
      `${path}a?b`,
      `/mm?${'a'.repeat(4_097)}`,
      `/mm?${Array(101).fill('a').join('&')}`,
    ])
      expect(readRequestLine('GET', url)).toEqual({ status: 414 })
  })

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'QUERY', ''])('takes no %o', (method) => {
    expect(readRequestLine(method, '/mm')).toEqual({ status: 405 })
  })
})
