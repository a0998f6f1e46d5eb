import { describe, expect, it } from 'vitest'
import { withTwin } from './front.mjs'

const html = '<a class="x" data-twin="" href="/en/mm" lang="en">EN</a><a href="/en/mm">x</a>'

describe('withTwin', () => {
  it('writes the twin of the public address into the language link alone', () => {
    expect(withTwin(html, '/mm/blog/8=2')).toBe(
      '<a class="x" data-twin="" href="/en/mm/blog/8=2" lang="en">EN</a><a href="/en/mm">x</a>',
    )
    expect(withTwin(html, '/en/mm/trade?a=1&b=2')).toContain('data-twin="" href="/mm/trade?a=1&amp;b=2"')
  })

  it('lets nothing of an address out of its attribute', () => {
    expect(withTwin(html, '/mm/"><script>$&')).toContain('href="/en/mm/&quot;&gt;&lt;script&gt;$&amp;"')
  })
})
