import { describe, expect, test } from 'vitest'
import { indexQuery, questionForm } from './questions/schema'
import { compareIndex, parentIndex } from './questions/numbers'
import { questionIdsBySection, sectionTree } from './questions/tree'
import { scoreOf } from './score'

const question = (id: number, cid: string) => ({
  id,
  cid,
  pid: parentIndex(cid),
  question: `Асуулт ${cid}`,
  question_en: '',
})

describe('the questionnaire', () => {
  test('orders its numbers by their parts', () => {
    expect(['7.10', '7.9', '7.9.1', '12.1', '7.9.10', '7.9.2'].sort(compareIndex)).toEqual([
      '7.9',
      '7.9.1',
      '7.9.2',
      '7.9.10',
      '7.10',
      '12.1',
    ])
  })

  test('derives the number above: none for two parts', () => {
    expect(parentIndex('7.4')).toBeNull()
    expect(parentIndex('7.4.1')).toBe('7.4')
    expect(parentIndex('7.4.1.12')).toBe('7.4.1')
  })

  test('asks the questions of each requirement, and a requirement without any itself', () => {
    const tree = sectionTree([
      question(6, '7.2'),
      question(5, '7.1.2'),
      question(4, '7.1.10.1'),
      question(7, '7.1.10'),
      question(3, '7.1.1.2'),
      question(2, '7.1.1.1'),
      question(1, '7.1.1'),
      question(9, '7.1'),
    ])
    expect(tree.map(({ mainIndex }) => mainIndex)).toEqual(['7.1', '7.2'])
    expect(tree[0]?.questions.map(({ cid, children }) => [cid, children.map((child) => child.cid)])).toEqual([
      ['7.1.1', ['7.1.1.1', '7.1.1.2']],
      ['7.1.2', ['7.1.2']],
      ['7.1.10', ['7.1.10.1']],
    ])
    expect(questionIdsBySection(tree)).toEqual([[2, 3, 5, 4]])
  })

  test.each(['7', '7.', '.4', '7..4', '7,4', '7.4a', 'а.б', '7.4.'])('%s is no index', (cid) => {
    const form = questionForm.safeParse({ cid, question: 'Асуулт' })
    expect(form.error?.issues[0]?.message).toBe('validation.assessment.indexFormat')
  })
})

test.each(['7.4.1.1.1', '10000.1'])('%s is an index, and more than the questionnaire holds', (cid) => {
  const form = questionForm.safeParse({ cid, question: 'Асуулт' })
  expect(form.error?.issues.map(({ message }) => message)).toEqual(['validation.assessment.indexLimit'])
  expect(indexQuery.safeParse({ cid }).success).toBe(true)
})

describe('the score', () => {
  test('is the rounded share of yes, in all and by section', () => {
    const answers = new Map([
      [1, true],
      [2, true],
      [3, false],
      [4, false],
    ])
    expect(scoreOf([[1, 2, 3], [4], []], answers)).toEqual({
      percentage: 50,
      total_true: 2,
      total_false: 2,
      sections: [67, 0, 0],
    })
  })

  test('of nothing is nothing', () => {
    expect(scoreOf([], new Map())).toEqual({ percentage: 0, total_true: 0, total_false: 0, sections: [] })
  })
})
