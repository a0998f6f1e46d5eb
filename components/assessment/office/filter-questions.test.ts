import { describe, expect, it } from 'vitest'
import { sectionTree } from '@/lib/assessment/questions/tree'
import { filterQuestions } from './filter-questions'

const row = (id: number, cid: string, question: string, question_en = '') => ({
  ...{ id, cid, question, question_en, pid: null },
})
const sections = sectionTree([
  row(1, '7.1', 'Засаглал, ёс зүй', 'Governance'),
  row(2, '7.1.1', 'Хууль тогтоомж'),
  row(3, '7.1.1.1', 'Жагсаалт байдаг уу?', 'Is there a list?'),
  row(4, '7.1.1.2', 'Хянадаг уу?'),
  row(5, '7.10', 'Байгаль орчин'),
  row(6, '7.10.1', 'Усны хэрэглээ'),
] as never)
const cids = (term: string) =>
  filterQuestions(sections, term).flatMap(({ mainIndex, questions }) => [
    mainIndex,
    ...questions.flatMap(({ cid, children }) => [cid, ...children.map((child) => child.cid)]),
  ])

describe('the questions that a term finds', () => {
  it('come with their headings; a matching heading keeps everything under it', () => {
    expect(cids('list')).toEqual(['7.1', '7.1.1', '7.1.1.1'])
    expect(cids('jagsaalt')).toEqual(['7.1', '7.1.1', '7.1.1.1'])
    expect(cids('засаглал')).toEqual(['7.1', '7.1.1', '7.1.1.1', '7.1.1.2'])
    expect(cids('хууль')).toEqual(['7.1', '7.1.1', '7.1.1.1', '7.1.1.2'])
    expect(cids('усны орчин')).toEqual([])
  })

  it('match a number whole, not as the start of another one', () => {
    expect(cids('7.1')[0]).toBe('7.1')
    expect(cids('7.1')).not.toContain('7.10')
    expect(cids('7.1.1.2')).toEqual(['7.1', '7.1.1', '7.1.1.2'])
  })

  it('are all of them without a term', () => {
    expect(filterQuestions(sections, ' ')).toHaveLength(2)
  })
})
