import { describe, expect, it } from 'vitest'
import { contactHref, telHref } from './site-data'

describe('contactHref', () => {
  it('calls, writes or opens', () => {
    expect(telHref('+976 7000-0000')).toBe('tel:+97670000000')
    expect(contactHref({ id: 1, type: 'phone', information: '7000 0000' })).toBe('tel:70000000')
    expect(contactHref({ id: 2, type: 'email', information: 'info@mnma.example' })).toBe(
      'mailto:info@mnma.example',
    )
    expect(contactHref({ id: 3, type: 'link', information: 'mnma.example' })).toBe('https://mnma.example')
    expect(contactHref({ id: 4, type: 'link', information: 'https://mnma.example/a' })).toBe(
      'https://mnma.example/a',
    )
    expect(contactHref({ id: 5, type: 'link', information: '/mm/contact' })).toBe('/mm/contact')
  })
})
