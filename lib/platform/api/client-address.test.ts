import { describe, expect, it } from 'vitest'
import { readForwardedAddress, networkOf } from './client-address'

describe('readForwardedAddress', () => {
  it.each([
    ['203.0.113.7', 1, '203.0.113.7'],
    // The client's own claim comes before what the proxy saw.
    ['nonsense, 203.0.113.7', 1, '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', 2, '198.51.100.1'],
    ['203.0.113.7', 2, '203.0.113.7'],
    ['203.0.113.7:4711', 1, '203.0.113.7'],
    ['[2001:db8::1]:443', 1, '2001:db8::1'],
    [' 2001:db8::1 ', 1, '2001:db8::1'],
  ])('reads %o behind %i', (header, hops, address) => {
    expect(readForwardedAddress(header, hops)).toBe(address)
  })

  it.each([
    'a'.repeat(400),
    '',
    ' ',
    '203.0.113.7,',
    '203.0.113',
    'unknown',
    '[x]',
    'fe80::1%a',
    '1.2.3.4:x',
  ])('takes %o for no address', (header) => expect(readForwardedAddress(header, 1)).toBeNull())
})

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %o under %o', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
