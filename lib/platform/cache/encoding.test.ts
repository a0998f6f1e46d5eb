import { describe, expect, it } from 'vitest'
import { encodingFor } from './encoding'

describe('encodingFor', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0.5, br;q=0.4', 'gzip'],
    ['gzip;q=0.2, identity;q=0.8', 'identity'],
    ['identity;q=0, *;q=0.1', 'br'],
    ['identity;q=0', null],
    ['*;q=0', null],
    ['*', 'br'],
    ['abracadabra', 'identity'],
    ['GZIP', 'gzip'],
  ])('of %o takes %o', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding)
    // The second call answers from memory.
    expect(encodingFor(header)).toBe(encoding)
  })

  it('takes linear time for a header of 32 kB', () => {
    const startedAt = performance.now()
    for (let at = 0; at < 100; at++) encodingFor(`${at},${'a,'.repeat(16_000)}br;q=${' '.repeat(200)}x`)
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })
})
