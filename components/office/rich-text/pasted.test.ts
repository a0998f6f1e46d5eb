// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { parseAndCleanPastedHtml } from './pasted'

const storedUrl = `/files/${'a'.repeat(64)}/730.jpg`
const cleanHtml = (html: string) => parseAndCleanPastedHtml(html).root.innerHTML

describe('the headings of a pasted text', () => {
  it('are placed below the title of the page', () => {
    expect(cleanHtml('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h6>e</h6>')).toBe(
      '<h2>a</h2><h3>b</h3><h4>c</h4><h4>d</h4><h4>e</h4>',
    )
  })
  it('stay where they are in a text that begins lower, such as one of the editor itself', () => {
    expect(cleanHtml('<h2 style="text-align: center;">a <b>b</b></h2><h3>c</h3><h5>d</h5>')).toBe(
      '<h2 style="text-align: center;">a <b>b</b></h2><h3>c</h3><h4>d</h4>',
    )
  })
  it('count the title of a Word document as the first', () => {
    expect(cleanHtml('<p class="MsoTitle">a</p><h1>b</h1><p class="MsoNormal">c</p>')).toBe(
      '<h2>a</h2><h2>b</h2><p class="MsoNormal">c</p>',
    )
  })
})

describe('what a text cannot hold', () => {
  it('is left out and counted, each whole thing once', () => {
    const { root, counts } = parseAndCleanPastedHtml(
      '<p>a</p><video><source src="x"></video><video src="y"></video><object><embed src="x"></object>' +
        '<iframe></iframe><p>b <input> <select><option>1</option></select></p><svg><path/></svg>',
    )
    expect(counts).toEqual({ video: 2, frame: 2, form: 2, drawing: 1 })
    expect(root.textContent?.trim().replaceAll(/\s+/g, ' ')).toBe('ab')
  })
  it('is nothing of a plain text', () => {
    const {
      counts,
      elsewhere,
      embeddedPictures: embedded,
    } = parseAndCleanPastedHtml('<p>a <a href="https://a.example">b</a></p><table></table>')
    expect({ counts, elsewhere, embedded }).toEqual({ counts: {}, elsewhere: [], embedded: [] })
  })
})

describe('the pictures of a pasted text', () => {
  const word = 'file:///C:/Users/a/msohtmlclip1/01/clip_image001.png'
  it('stay where they are stored, are to be stored where they came along, and are named where they did not', () => {
    const {
      root,
      embeddedPictures: embedded,
      elsewhere,
    } = parseAndCleanPastedHtml(
      `<img src="${storedUrl}"><img src="data:image/png;base64,AA==" alt="Зураг"><img src="blob:https://a.example/1">` +
        `<img src="https://a.example/photo.jpg?x=1"><img src="${word}"><img src="/files/x.png" alt="Лого"><img>`,
    )
    expect(embedded.map((picture) => picture.getAttribute('alt'))).toEqual(['Зураг', null])
    expect(elsewhere).toEqual(['photo.jpg', 'clip_image001.png', 'Лого', ''])
    expect(root.querySelectorAll('img')).toHaveLength(3)
  })
})
