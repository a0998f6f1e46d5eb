import { expect, test } from '@playwright/test'
import { Window } from 'happy-dom'
import { publicPages } from '../e2e/public-pages'

const cyrillic = /\p{Script=Cyrillic}/u
/** What is read out or shown of an element besides its text. */
const spoken = ['alt', 'aria-label', 'title', 'placeholder'] as const

/** Every text of a page in Cyrillic letters that nothing above it says is Mongolian. */
function unmarked(html: string): string[] {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })
  const { document } = window
  document.write(html)
  const found: string[] = []
  const isMarked = (
    element: {
      closest: (selector: string) => { getAttribute: (name: string) => string | null } | null
    } | null,
  ) => element?.closest('[lang]')?.getAttribute('lang') === 'mn'
  for (const element of document.querySelectorAll('*')) {
    // The title of a document has no parts that could be marked.
    if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'TITLE'].includes(element.tagName)) continue
    for (const name of spoken) {
      const value = element.getAttribute(name) ?? ''
      if (cyrillic.test(value) && !isMarked(element)) found.push(`${name}: ${value}`)
    }
    for (const node of element.childNodes) {
      const text = node.nodeType === 3 ? (node.textContent ?? '') : ''
      if (cyrillic.test(text) && !isMarked(element)) found.push(text.trim())
    }
  }
  void window.happyDOM.close()
  return found
}

test('on English pages of the association every Mongolian word is marked as such', async ({ request }) => {
  test.setTimeout(120_000)
  const found: string[] = []
  for (const path of publicPages.filter((each) => /^\/m[mn](\/|$)/.test(each))) {
    const html = await (await request.get(`/en${path}`)).text()
    for (const text of unmarked(html)) found.push(`${path}: ${text.slice(0, 80)}`)
  }
  expect(found).toEqual([])
})

test('what is unmarked is found, and what is marked or Latin is not', () => {
  const page = (body: string) => `<!doctype html><html lang="en"><title>x</title><body>${body}</body></html>`
  expect(unmarked(page('<p>Говь</p><img alt="Зэс"><p lang="mn">Алт <b>Мөнгө</b></p><p>Gobi</p>'))).toEqual([
    'Говь',
    'alt: Зэс',
  ])
  expect(unmarked(page('<div lang="mn"><p lang="en">Нүүрс</p></div>'))).toEqual(['Нүүрс'])
})
