import { expect, it } from 'vitest'
import type { FailingSection, MemberYear } from './schema'
import { yearSheetsOf } from './sheets'

const section = (id: number, values: Partial<FailingSection> = {}): FailingSection => ({
  ...{ id, cid: `7.${id}`, question: `Хэсэг ${id}`, question_en: '', answers: 4, noes: 1, spread: null },
  ...{ questions: [], ...values },
})
const question = { id: 9, cid: '7.2.1', question: 'Асуулт', question_en: '', answers: 3, noes: 2 }
const member: MemberYear = {
  ...{ answer_id: 1, member_id: 1, name: 'Говь Ресурс', logo: '', created_at: '2026-05-01T04:00:00Z' },
  ...{ completion: true, withdrawn_at: null, main_percentage: 60 },
  sections: [{ id: 1, cid: '7.1', question: 'Хэсэг 1', question_en: '', percentage: 80 }],
}

it('has the sections, the questions and the members, whose sections are in the order of their numbers', () => {
  const total = { members: 5, lower: 20, median: 30, upper: 40 }
  const sections = [section(2, { questions: [question] }), section(1, { answers: 0, noes: 0, spread: total })]
  const figures = { years: [2026], year: 2026, members: 7, total, sections }
  const [summary, questions, members] = yearSheetsOf(figures, [member])
  expect(summary?.rows).toEqual([
    ['', 'Нийт дүн', '5', '20', '30', '40', '', '', ''],
    ['7.2', 'Хэсэг 2', '', '', '', '', '4', '1', '25'],
    ['7.1', 'Хэсэг 1', '5', '20', '30', '40', '0', '0', ''],
  ])
  expect(questions?.rows).toEqual([['7.2', '7.2.1', 'Асуулт', '3', '2', '67']])
  expect(members?.columns.map(({ heading }) => heading).slice(3, 5)).toEqual(['7.1 Хэсэг 1', '7.2 Хэсэг 2'])
  expect(members?.rows).toEqual([['Говь Ресурс', '2026-05-01', '60', '80', '', '']])
  for (const { columns, rows } of [summary, questions, members].flatMap((sheet) => sheet ?? []))
    for (const row of rows) expect(row).toHaveLength(columns.length)
})
