import type { MemberResult, StoredAnswer } from '@/lib/assessment/member/schema'
import { withPercentages } from '@/lib/assessment/member/shares'
import type { RespondentAnswers } from '@/lib/assessment/own/schema'

/** A row of the answers for display: a heading or a question, with its answer. */
export type AnswerRow = {
  key: string
  cid: string
  kind: 'section' | 'requirement' | 'question'
  text: string
  /** Null for a heading, and for a question that was not answered. */
  answer: boolean | null
  proof: boolean
  file: { url: string; name: string } | null
  comment: string
  /** The colleague of the member who answered; undefined for the registered address. */
  answeredBy?: string | undefined
  /** The year whose answer was taken over. */
  takenOverYear?: number | undefined
}

/** A number of exactly three parts, such as `7.4.1`, belongs to a requirement. */
const requirementPattern = /^\d+\.\d+\.\d+$/

/** Turns a member's answers into rows for display; a row without a parent is a main heading. */
export function memberAnswerRows(answers: readonly StoredAnswer[]): AnswerRow[] {
  return answers.map((row) => ({
    key: String(row.question_id),
    cid: row.cid,
    kind: row.pid === null ? 'section' : requirementPattern.test(row.cid) ? 'requirement' : 'question',
    text: row.question,
    answer: row.answer === null ? null : row.answer === 1,
    proof: row.proof,
    file: row.proof_file === null ? null : { url: row.proof_file, name: row.proof_file_name || row.cid },
    comment: row.comment,
    ...(row.answered_by && { answeredBy: row.answered_by }),
    ...(row.taken_over_year && { takenOverYear: row.taken_over_year }),
  }))
}

const heading = { answer: null, proof: false, file: null, comment: '' }

/**
 * Turns a respondent's answers into rows with the headings above them. A requirement that is itself a
 * question becomes one row.
 */
export function respondentAnswerRows({ answer }: Pick<RespondentAnswers, 'answer'>): AnswerRow[] {
  return answer.flatMap((section) => [
    {
      ...heading,
      key: section.mainIndex,
      cid: section.mainIndex,
      kind: 'section' as const,
      text: section.mainTitle,
    },
    ...section.questions.flatMap((requirement) => {
      const isAskedItself = requirement.children.some(({ cid }) => cid === requirement.cid)
      const above = {
        ...heading,
        kind: 'requirement' as const,
        cid: requirement.cid,
        text: requirement.question,
      }
      return [
        ...(isAskedItself ? [] : [{ ...above, key: requirement.cid }]),
        ...requirement.children.map((child, at) => ({
          // The position makes the key unique: a retired question and a new question may share a number.
          key: `${child.cid} ${at}`,
          cid: child.cid,
          kind: child.cid === requirement.cid ? ('requirement' as const) : ('question' as const),
          text: child.question,
          answer: child.answer,
          proof: child.proof,
          file: null,
          comment: '',
        })),
      ]
    }),
  ])
}

export function hasAnyAnswer(rows: readonly AnswerRow[]): boolean {
  return rows.some(({ answer }) => answer !== null)
}

export type SectionPercentage = { cid: string; title: string; percentage: number }

/** Pairs the main headings with the percentages of their sections in the result. */
export function sectionsWithPercentages(
  rows: readonly AnswerRow[],
  result: MemberResult,
): SectionPercentage[] {
  const sections = rows.filter(({ kind }) => kind === 'section')
  return withPercentages(
    sections.map(({ cid, text }) => ({ cid, title: text })),
    result,
  )
}
