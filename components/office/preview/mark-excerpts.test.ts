// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { findSlips } from '../writing/slips'
import { findExcerptRanges } from './mark-excerpts'

function markedTexts(html: string, excerpts: readonly string[]): string[] {
  document.body.innerHTML = html
  return findExcerptRanges(document.body, excerpts).map((range) => range.toString())
}

describe('findExcerptRanges', () => {
  test('marks the words of a slip in the page, across elements and other spaces', () => {
    const value = 'Гишүүд уулыг нөхөн сэргээсэн, ажил 1 жил -- 2 жил үргэлжилсэн ба дууссан.'
    const [slip] = findSlips([{ name: 'text', lang: 'mn', value, isRich: false }])
    expect(slip?.kind).toBe('dashes')
    const words = markedTexts(
      '<h1>Гарчиг</h1><p>Гишүүд уулыг нөхөн сэргээсэн, ажил <b>1\u00a0жил</b> --\n 2 жил үргэлжилсэн ба дууссан.</p>',
      [slip?.excerpt ?? ''],
    )
    expect(words).toHaveLength(1)
    expect(words[0]).toContain('1\u00a0жил --\n 2 жил')
  })

  test('marks a mistyped word, not the same letters inside another', () => {
    expect(markedTexts('<p>Уурхайчдын уурхай.</p>', ['уурхай → уурхайн'])).toEqual(['уурхай'])
  })

  test('marks nothing for a slip that the page does not show', () => {
    expect(markedTexts('<p>Текст</p>', ['', '…', 'алга (болсон', 'алга'])).toEqual([])
  })
})
