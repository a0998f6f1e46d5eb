import { expect, it } from 'vitest'
import { hostWithoutWww } from './site-host'

it('is the same however an address is written', () => {
  for (const address of [
    'tal.example',
    'www.tal.example',
    'https://tal.example',
    'HTTP://www.Tal.example/about',
    'tal.example:8080',
  ])
    expect(hostWithoutWww(address), address).toBe('tal.example')
})

it('is empty of what is no address', () => {
  for (const address of ['', 'not an address', 'https://']) expect(hostWithoutWww(address), address).toBe('')
})
