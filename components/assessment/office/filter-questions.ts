import type { Question, Section } from '@/lib/assessment/questions/schema'
import { questionsOf } from '@/lib/assessment/questions/tree'
import { foldKey } from '@/lib/platform/search/fold'

type Texts = Pick<Question, 'cid' | 'question' | 'question_en'>

/**
 * Filters the questionnaire: keeps the questions that contain every word of a term, in either language and
 * alphabet, with their headings. A number as the term keeps the questions with this number or below it. A
 * matching heading keeps all questions under it.
 */
export function filterQuestions(sections: readonly Section[], term: string): Section[] {
  const words = foldKey(term).split(' ').filter(Boolean)
  const number = /^\d[\d.]*$/.test(term.trim()) ? term.trim() : null
  if (words.length === 0) return [...sections]
  const matchesTerm = ({ cid, question, question_en }: Texts) => {
    if (number !== null) return cid === number || cid.startsWith(`${number.replace(/\.$/, '')}.`)
    const text = foldKey(`${question} ${question_en}`)
    return words.every((word) => text.includes(word))
  }
  return sections.flatMap((section) => {
    const heading = { cid: section.mainIndex, question: section.mainTitle, question_en: section.mainTitle_en }
    if (matchesTerm(heading)) return [section]
    const questions = section.questions.flatMap((requirement) => {
      if (matchesTerm(requirement)) return [requirement]
      const children = questionsOf(requirement).filter(matchesTerm)
      return children.length > 0 ? [{ ...requirement, children }] : []
    })
    return questions.length > 0 ? [{ ...section, questions }] : []
  })
}
