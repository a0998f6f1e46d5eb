import { describe, expect, it } from 'vitest'
import type { MemberResult, StoredAnswer } from '@/lib/assessment/member/schema'
import { hasAnyAnswer, memberAnswerRows, respondentAnswerRows, sectionsWithPercentages } from './answer-rows'

const storedAnswer = (cid: string, pid: string | null, values: Partial<StoredAnswer> = {}): StoredAnswer => ({
  question_id: Number(cid.replaceAll('.', '')),
  cid,
  pid,
  question: `Асуулт ${cid}`,
  question_en: '',
  answer: null,
  proof: false,
  proof_file: null,
  proof_file_name: null,
  comment: '',
  ...values,
})

const result: MemberResult = {
  id: 1,
  member_id: 1,
  answer_id: 1,
  main_percentage: 60,
  first_section_per: 10,
  second_section_per: 20,
  third_section_per: 30,
  fourth_section_per: 40,
  fifth_section_per: 50,
  total_true: 3,
  total_false: 2,
  created_at: '2026-10-05T04:00:00.000Z',
  name: 'Хангай Металл',
  logo: '/files/a/730.jpg',
  valid_until: '2027-10-05T04:00:00.000Z',
  withdrawn_at: null,
  withdrawn_reason: '',
  is_member: true,
  check_url: 'https://mnma.example/mm/check/7K3M-Q9TX-2BDW',
  check_qr: { side: 29, path: '' },
  sections: [],
}

describe('memberAnswerRows', () => {
  it('takes rows without a parent for main headings and three numbers for sub-headings', () => {
    const rows = memberAnswerRows([
      storedAnswer('7.1', null),
      storedAnswer('7.1.1', '7.1'),
      storedAnswer('7.1.1.1', '7.1.1', { answer: 1 }),
      storedAnswer('7.1.1.1.2', '7.1.1.1', { answer: 0 }),
    ])
    expect(rows.map(({ kind }) => kind)).toEqual(['section', 'requirement', 'question', 'question'])
    expect(rows.map(({ answer }) => answer)).toEqual([null, null, true, false])
  })

  it('names a file by its question where the member’s name for it is not known', () => {
    const [namedRow, nameless, none] = memberAnswerRows([
      storedAnswer('7.1.1', '7.1', { proof: true, proof_file: '/files/a', proof_file_name: 'акт.pdf' }),
      storedAnswer('7.1.2', '7.1', { proof: true, proof_file: '/files/b', proof_file_name: '' }),
      storedAnswer('7.1.3', '7.1', { proof: true }),
    ])
    expect(namedRow?.file).toEqual({ url: '/files/a', name: 'акт.pdf' })
    expect(nameless?.file).toEqual({ url: '/files/b', name: '7.1.2' })
    expect(none).toMatchObject({ file: null, proof: true })
  })
})

describe('respondentAnswerRows', () => {
  const child = (cid: string) => ({ cid, question: `Асуулт ${cid}`, answer: true, proof: false })
  const section = (...children: string[]) => ({
    mainIndex: '7.1',
    mainTitle: 'Засаглал',
    questions: [{ cid: '7.1.1', question: 'Ёс зүй', children: children.map(child) }],
  })

  it('puts the headings before what was answered under them', () => {
    const rows = respondentAnswerRows({ answer: [section('7.1.1.1', '7.1.1.2')] })
    expect(rows.map(({ cid, kind }) => `${cid} ${kind}`)).toEqual([
      '7.1 section',
      '7.1.1 requirement',
      '7.1.1.1 question',
      '7.1.1.2 question',
    ])
  })

  it('says a requirement that was asked itself once', () => {
    const rows = respondentAnswerRows({ answer: [section('7.1.1')] })
    expect(rows.map(({ cid, answer }) => [cid, answer])).toEqual([
      ['7.1', null],
      ['7.1.1', true],
    ])
  })

  it('keeps apart what was answered under one number', () => {
    const keys = respondentAnswerRows({ answer: [section('7.1.1.1', '7.1.1.1')] }).map(({ key }) => key)
    expect(new Set(keys).size).toBe(4)
  })
})

describe('hasAnyAnswer', () => {
  it('is not what headings alone are', () => {
    expect(hasAnyAnswer([])).toBe(false)
    expect(
      hasAnyAnswer(memberAnswerRows([storedAnswer('7.1', null), storedAnswer('7.1.1.1', '7.1.1')])),
    ).toBe(false)
    expect(hasAnyAnswer(memberAnswerRows([storedAnswer('7.1.1.1', '7.1.1', { answer: 0 })]))).toBe(true)
  })
})

describe('sectionsWithPercentages', () => {
  it('gives the first five main headings their percentages', () => {
    const rows = memberAnswerRows(
      ['7.1', '7.2', '7.3', '7.4', '7.5', '7.6'].map((cid) => storedAnswer(cid, null)),
    )
    expect(sectionsWithPercentages(rows, result).map(({ cid, percentage }) => [cid, percentage])).toEqual([
      ['7.1', 10],
      ['7.2', 20],
      ['7.3', 30],
      ['7.4', 40],
      ['7.5', 50],
    ])
  })

  it('says nothing of sections that are not there', () => {
    expect(sectionsWithPercentages(memberAnswerRows([storedAnswer('7.1', null)]), result)).toHaveLength(1)
  })
})
