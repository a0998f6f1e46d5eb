import { describe, expect, it } from 'vitest'
import { LineSetter, widthOf } from './lines'

const style = { width: 200, size: 10, weight: 400 } as const
const textsOf = (text: string) =>
  new LineSetter().linesOf(text, style).map((line) => line.map((run) => run.text).join(''))

describe('lines of a document', () => {
  it('break between words, and none is wider than its room', () => {
    const text = 'Нөхөн сэргээлтийн ажлыг төлөвлөгөөний дагуу хийсэн. '.repeat(20).trim()
    const lines = new LineSetter().linesOf(text, style)
    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines) expect(widthOf(line) * style.size).toBeLessThanOrEqual(style.width)
    expect(textsOf(text).join(' ')).toBe(text)
  })

  it('break a word that is wider than a line, and lose no letter of it', () => {
    const word = 'ү'.repeat(500)
    expect(textsOf(`а ${word} б`).join('').replaceAll(' ', '')).toBe(`а${word}б`)
    for (const line of new LineSetter().linesOf(word, style))
      expect(widthOf(line) * style.size).toBeLessThanOrEqual(style.width)
  })

  it('keep the breaks that were written', () => {
    expect(textsOf('нэг\nхоёр\n\nгурав')).toEqual(['нэг', 'хоёр', '', 'гурав'])
  })

  it('take each letter from the part that has it', () => {
    const [line = []] = new LineSetter().linesOf('Өнө 12 Abc', style)
    expect(line.map(({ part, text }) => [part.name.split('-')[2], text.trim()])).toEqual(
      expect.arrayContaining([['mongolian', 'Ө']]),
    )
    expect(line.map(({ text }) => text).join('')).toBe('Өнө 12 Abc')
  })
})
