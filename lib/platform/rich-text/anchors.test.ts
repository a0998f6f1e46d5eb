import { expect, it } from 'vitest'
import { changeAnchors } from './anchors'
import { sanitiseSync } from './sanitise'

const text = sanitiseSync(
  `<p>Үз: <a href="/mm/detail/5">мэдээ <strong>энд</strong></a>, <a href="https://x.mn/?a=1&b=2">гадна</a>, href="/mm/detail/5"</p>`,
)

it('leads the anchors of an address elsewhere and leaves the others', () => {
  const result = changeAnchors(text, (href) => (href === '/mm/detail/5' ? '/mm/about' : undefined))
  expect(result).toBe(text.replace('<a href="/mm/detail/5">', '<a href="/mm/about">'))
  expect(sanitiseSync(result)).toBe(result)
})

it('takes anchors away and leaves their words', () => {
  expect(changeAnchors(text, (href) => (href === '/mm/detail/5' ? null : undefined))).toContain(
    '<p>Үз: мэдээ <strong>энд</strong>, <a href="https://x.mn',
  )
})

it('reads addresses as they are written, and writes new ones as the sanitiser does', () => {
  const result = changeAnchors(text, (href) =>
    href === 'https://x.mn/?a=1&amp;b=2' ? 'https://y.mn/?c=3&d=4' : undefined,
  )
  expect(result).toContain(
    '<a href="https://y.mn/?c=3&amp;d=4" target="_blank" rel="noopener noreferrer">гадна</a>',
  )
  expect(sanitiseSync(result)).toBe(result)
})
