import { describe, expect, it } from 'vitest'
import { completeLinkAddress } from './web-address'

describe('completeLinkAddress', () => {
  it.each([
    ['https://mnma.mn/a?b=1', 'https://mnma.mn/a?b=1'],
    [' mnma.mn ', 'https://mnma.mn'],
    ['info@mnma.mn', 'mailto:info@mnma.mn'],
    ['mailto:info@mnma.mn', 'mailto:info@mnma.mn'],
    ['tel:+97670000001', 'tel:+97670000001'],
    ['/mm/contact', '/mm/contact'],
    ['#part', '#part'],
  ])('reads %s', (input, address) => expect(completeLinkAddress(input)).toBe(address))

  it.each([
    '',
    'word',
    'two words.mn',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'ftp://a.mn/b',
    'https://',
  ])('refuses %s', (input) => expect(completeLinkAddress(input)).toBeNull())
})
