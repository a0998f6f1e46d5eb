import { describe, expect, it } from 'vitest'
import type { StoredAnswer } from '@/lib/assessment/member/schema'
import { givenAnswersOf, questionText } from './stored-answers'

const row = (values: Partial<StoredAnswer>): StoredAnswer => ({
  question_id: 1,
  cid: '7.1',
  pid: null,
  question: 'Асуулт',
  question_en: '',
  answer: null,
  proof: false,
  proof_file: null,
  proof_file_name: null,
  comment: '',
  ...values,
})

describe('stored answers', () => {
  it('fill the questionnaire in again, without their headings', () => {
    const rows = [
      row({}),
      row({ question_id: 2, answer: 0, comment: 'x' }),
      row({ question_id: 3, answer: 1, proof: true, proof_file: '/p/1', proof_file_name: 'a.pdf' }),
    ]
    expect(givenAnswersOf([row({ question_id: 4, comment: 'эхлээд' })])).toEqual({
      4: { proof: false, comment: 'эхлээд' },
    })
    expect(givenAnswersOf([row({ question_id: 5, is_changed: true, meaning: 2 })])).toEqual({
      5: { proof: false, comment: '', isChanged: true },
    })
    expect(givenAnswersOf(rows)).toEqual({
      2: { answer: 0, meaning: 1, proof: false, comment: 'x' },
      3: { answer: 1, meaning: 1, proof: true, comment: '', file: { name: 'a.pdf', url: '/p/1' } },
    })
  })

  it('are read in Mongolian where they were not translated', () => {
    expect(questionText(row({}), 'en')).toEqual({ text: 'Асуулт', lang: 'mn' })
    expect(questionText(row({ question_en: 'Question' }), 'en')).toEqual({ text: 'Question', lang: 'en' })
    expect(questionText(row({ question_en: 'Question' }), 'mn').lang).toBe('mn')
  })
})
