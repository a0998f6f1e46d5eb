import { describe, expect, it } from 'vitest'
import { sanitiseAndLiftPicturesSync, sanitiseSync } from './sanitise'

const picture = `/files/${'a'.repeat(64)}/730.jpg`

describe('sanitiseSync', () => {
  it('keeps what the editor writes', () => {
    const html = `<h2 style="text-align:center">Гарчиг</h2><p>Үг <strong>тод</strong></p><img src="${picture}" alt="x" width="10" height="20" />`
    expect(sanitiseSync(html)).toBe(html)
  })
  it('drops scripts, handlers, foreign pictures and dangerous links', () => {
    const dirty =
      '<p onclick="x()">a<script>alert(1)</script></p><img src="https://evil.example/x.png"><a href="javascript:alert(1)">b</a><iframe src="//evil.example"></iframe><svg onload="x()"></svg>'
    const clean = sanitiseSync(dirty)
    expect(clean).not.toMatch(/script|onclick|evil|iframe|svg|javascript/i)
    expect(clean).toContain('a')
  })
  it('maps headings to the levels under that of the page', () => {
    expect(sanitiseSync('<h1>a</h1><h2>b</h2><h4>c</h4><h5>d</h5><h6>e</h6>')).toBe(
      '<h2>a</h2><h2>b</h2><h4>c</h4><h4>d</h4><h4>e</h4>',
    )
  })
  it('allows only alignment among styles', () => {
    expect(sanitiseSync('<p style="text-align:right;position:fixed">a</p>')).toBe(
      '<p style="text-align:right">a</p>',
    )
  })
  it('opens foreign links safely', () => {
    expect(sanitiseSync('<p><a href="https://a.example">a</a></p>')).toContain('rel="noopener noreferrer"')
  })
  it('knows an empty document', () => {
    expect(sanitiseSync('<p></p><p><br></p>')).toBe('')
    expect(sanitiseSync('<script>alert(1)</script>')).toBe('')
  })
})

describe('sanitiseAndLiftPicturesSync', () => {
  it('takes the pictures out, with what held only them', () => {
    const liftedText = sanitiseAndLiftPicturesSync(
      `<p>Нэг</p><p><img src="${picture}" alt="Зураг"></p><p>Хоёр</p>`,
    )
    expect(liftedText.pictures).toEqual([{ src: picture, alt: 'Зураг' }])
    expect(liftedText.html).toBe('<p>Нэг</p><p>Хоёр</p>')
  })
})
