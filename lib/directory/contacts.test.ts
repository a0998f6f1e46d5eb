import { describe, expect, it } from 'vitest'
import { shortenWebAddress } from '@/lib/platform/site/public-address'
import { isWebsite, webHref } from './contacts'

describe('addresses of the web', () => {
  it.each([
    ['example.mn', 'https://example.mn'],
    ['example.mn:8080/a', 'https://example.mn:8080/a'],
    ['http://example.mn', 'http://example.mn'],
    ['javascript:alert(1)', null],
    ['data:text/html,1', null],
    ['a b', null],
  ])('%s leads to %s', (address, href) => expect(webHref(address)).toBe(href))

  it.each([
    ['example.mn/@gobi', true],
    ['HTTP://example.mn', true],
    ['info@example.mn', false],
    ['example', false],
    ['javascript:alert(1)', false],
  ])('%s is one of a website: %s', (address, isOne) => expect(isWebsite(address)).toBe(isOne))

  it('is shown without what everybody knows', () =>
    expect(shortenWebAddress('https://www.example.mn/')).toBe('example.mn'))
})
