import { describe, expect, it } from 'vitest'
import { parentIndex } from './numbers'
import { scoredSectionsOf } from './scored-sections'

const rowsOf = (...cids: string[]) =>
  cids.map((cid, at) => ({
    id: at + 1,
    cid,
    pid: parentIndex(cid),
    question: `Асуулт ${cid}`,
    question_en: '',
  }))

describe('the sections of a result', () => {
  it('are those with questions, by number', () => {
    const sections = scoredSectionsOf(rowsOf('7.10', '7.10.1', '7.9', '7.9.1', '7.9.1.1', '7.1', '7.11'))
    expect(sections.map(({ cid }) => cid)).toEqual(['7.9', '7.10'])
    expect(sections[1]).toEqual({ id: 1, cid: '7.10', question: 'Асуулт 7.10', question_en: '' })
  })

  it('are five at most', () => {
    const cids = Array.from({ length: 7 }, (_, at) => [`7.${at + 1}`, `7.${at + 1}.1`]).flat()
    expect(scoredSectionsOf(rowsOf(...cids)).map(({ cid }) => cid)).toEqual([
      '7.1',
      '7.2',
      '7.3',
      '7.4',
      '7.5',
    ])
  })
})
