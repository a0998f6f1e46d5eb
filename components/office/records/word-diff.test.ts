import { describe, expect, it } from 'vitest'
import { compareWords, pictureMark, type WordPart } from './word-diff'

const read = (parts: WordPart[]) =>
  parts.map(({ kind, words }) => [kind, words.join('')] as const).filter(([, text]) => text !== '')

describe('compareWords', () => {
  it('tells words apart whole, in both alphabets', () => {
    expect(read(compareWords('Уурхайн хаалт эхэллээ.', 'Уурхайн нээлт эхэллээ.', false))).toEqual([
      ['same', 'Уурхайн '],
      ['removed', 'хаалт'],
      ['added', 'нээлт'],
      ['same', ' эхэллээ.'],
    ])
    expect(read(compareWords('', 'New title', false))).toEqual([['added', 'New title']])
  })

  it('reads a text of the editor as people do', () => {
    const before = '<h2>Гарчиг</h2><p>Нэг &amp; <strong>хоёр</strong></p><ul><li>А</li><li>Б</li></ul>'
    const after = '<h2>Гарчиг</h2><p>Нэг &amp; <em>гурав</em></p><ul><li>А</li><li>Б</li></ul>'
    expect(read(compareWords(before, after, true))).toEqual([
      ['same', 'Гарчиг\nНэг & '],
      ['removed', 'хоёр'],
      ['added', 'гурав'],
      ['same', '\nА\nБ'],
    ])
  })

  it('finds only looks changed, and another picture', () => {
    const onlyLooks = compareWords('<p>Нэг</p>', '<p><b>Нэг</b></p>', true)
    expect(onlyLooks.every(({ kind }) => kind === 'same')).toBe(true)
    const parts = compareWords(
      '<p>а</p><img src="/files/1" alt="">',
      '<p>а</p><img src="/files/2" alt="">',
      true,
    )
    expect(read(parts)).toContainEqual(['added', `${pictureMark}/files/2`])
  })

  it('leaves out the middle of what stayed the same', () => {
    const long = Array.from({ length: 300 }, (_, at) => `үг${at}`).join(' ')
    const parts = compareWords(`эхлэл ${long} төгсгөл`, `Эхлэл ${long} Төгсгөл`, false)
    expect(parts.map(({ kind }) => kind)).toEqual([
      ...['removed', 'added', 'same', 'skipped', 'same', 'removed', 'added'],
    ])
    expect(parts.flatMap(({ kind, words }) => (kind === 'removed' ? [] : words)).join('')).toContain(
      `Эхлэл ${long} `,
    )
  })

  it('is done in time for the longest texts, whatever they hold', () => {
    const words = (step: number) =>
      Array.from({ length: 60_000 }, (_, at) => `${(at * step) % 7_919}`).join(' ')
    const startedAt = performance.now()
    const parts = compareWords(words(31), words(101), false)
    expect(performance.now() - startedAt).toBeLessThan(8_000)
    expect(parts.some(({ kind }) => kind === 'removed')).toBe(true)
  })
})
