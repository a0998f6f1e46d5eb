import { describe, expect, it } from 'vitest'
import { parentIndex } from './numbers'
import { questionsOf, nextIndexUnder, sectionTree } from './tree'

const sections = sectionTree(
  ['7.1', '7.1.1', '7.1.1.1', '7.1.1.2', '7.1.2', '7.2', '7.2.9', '7.2.10'].map((cid, at) => ({
    id: at + 1,
    cid,
    pid: parentIndex(cid),
    question: `Асуулт ${cid}`,
    question_en: '',
  })),
)

describe('askedOf', () => {
  it('leaves out a requirement that is asked itself', () => {
    const [first, second] = sections[0]?.questions ?? []
    expect(first && questionsOf(first).map(({ cid }) => cid)).toEqual(['7.1.1.1', '7.1.1.2'])
    expect(second?.children).toHaveLength(1)
    expect(second && questionsOf(second)).toEqual([])
  })
})

describe('nextIndexUnder', () => {
  it('counts on from the highest number, not from the last in the alphabet', () => {
    expect(nextIndexUnder(sections, '7.2')).toBe('7.2.11')
    expect(nextIndexUnder(sections, '7.1')).toBe('7.1.3')
    expect(nextIndexUnder(sections, '7.1.1')).toBe('7.1.1.3')
  })

  it('begins with one', () => {
    expect(nextIndexUnder(sections, '7.1.2')).toBe('7.1.2.1')
    expect(nextIndexUnder([], '8.1')).toBe('8.1.1')
  })
})
