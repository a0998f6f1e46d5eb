import { describe, expect, it } from 'vitest'
import { stylesKey, withJoinedStyles } from './joined-styles'

const [first, second] = ['/_next/static/chunks/a-1.css', '/_next/static/chunks/b_2.css']
const link = (source: string) => `<link rel="stylesheet" href="${source}" data-precedence="next"/>`
const page = (...sources: string[]) =>
  `<html><head><meta charSet="utf-8"/>${sources.map(link).join('')}<title>А</title></head><body></body></html>`
const joinedPath = '/_next/static/chunks/page-1.css'
const fileByKey = { [stylesKey([first, second])]: joinedPath }

describe('the styles of a cached page', () => {
  it('are one file, and the links of its parts stay without being fetched', () => {
    const html = withJoinedStyles(page(first, second), fileByKey)
    expect([...html.matchAll(/<link [^>]*>/g)].map(([each]) => each)).toEqual([
      `<link rel="stylesheet" href="${joinedPath}"/>`,
      `<link rel="stylesheet" href="${first}" data-precedence="next" disabled=""/>`,
      `<link rel="stylesheet" href="${second}" data-precedence="next" disabled=""/>`,
    ])
    expect(html).toContain('<title>А</title></head><body></body></html>')
  })

  it('come before everything that a browser could fetch first, and after the script of the theme', () => {
    const before = '<html><head><meta charSet="utf-8"/><meta name="viewport"/><script>a < b</script>'
    const font = '<link rel="preload" href="/fonts/a.woff2" as="font"/>'
    const html = withJoinedStyles(`${before}${font}${link(first)}${link(second)}</head>`, fileByKey)
    expect(html.startsWith(`${before}<link rel="stylesheet" href="${joinedPath}"/>${font}`)).toBe(true)
  })

  it('for the case of an error are not fetched in advance', () => {
    const error = '<link rel="preload" href="/_next/static/chunks/e-1.css" as="style"/>'
    expect(withJoinedStyles(page(first, second).replace('<title>', `${error}<title>`), fileByKey)).toBe(
      withJoinedStyles(page(first, second), fileByKey),
    )
  })

  it.each([
    ['in another order', page(second, first)],
    ['of another set', page(first)],
    ['of a page without any', page()],
    ['in the text of a page', `<head></head><body>${link(first)}${link(second)}</body>`],
  ])('stay as they are %s', (_what, html) => expect(withJoinedStyles(html, fileByKey)).toBe(html))
})
