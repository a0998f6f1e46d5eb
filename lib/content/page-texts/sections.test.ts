import { describe, expect, it } from 'vitest'
import { textSections } from './sections'

describe('textSections', () => {
  it('splits a text at its headings', () => {
    expect(
      textSections('<p>a</p><h2>Түүх</h2><p>b</p><h3>c</h3><h2>Зорилго <em>ба</em></h2><ul></ul>'),
    ).toEqual({
      intro: '<p>a</p>',
      sections: [
        { title: 'Түүх', html: '<p>b</p><h3>c</h3>' },
        { title: 'Зорилго ба', html: '<ul></ul>' },
      ],
    })
  })
  it('takes a text without headings, and one that begins with a heading', () => {
    expect(textSections('<p>a</p>')).toEqual({ intro: '<p>a</p>', sections: [] })
    expect(textSections('')).toEqual({ intro: '', sections: [] })
    expect(textSections('<h2>a</h2>')).toEqual({ intro: '', sections: [{ title: 'a', html: '' }] })
  })
})
