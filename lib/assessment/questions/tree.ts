import { parentIndex, type Question, type Requirement, type Section } from './schema'

/** Orders dotted numbers by their parts, so that 7.10 follows 7.9. */
export function compareIndex(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)]
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const step = (left[at] ?? -1) - (right[at] ?? -1)
    if (step !== 0) return step
  }
  return 0
}

const unanswered = { answer: null, proof: false, proof_file: null, comment: '' }

/**
 * The questionnaire as it is asked: sections, their requirements, and of each requirement the lowest questions
 * below it. One that has none below is asked itself.
 */
export function sectionTree(questions: readonly Question[]): Section[] {
  const sorted = [...questions].sort((a, b) => compareIndex(a.cid, b.cid))
  const parents = new Set(sorted.map(({ cid }) => parentIndex(cid)))
  const requirementsOf = (section: string): Requirement[] =>
    sorted
      .filter(({ cid }) => parentIndex(cid) === section)
      .map(({ id, cid, question, question_en }) => ({
        ...{ id, cid, question, question_en },
        children: sorted
          .filter((below) => !parents.has(below.cid) && `${below.cid}.`.startsWith(`${cid}.`))
          .map((below) => ({
            id: below.id,
            cid: below.cid,
            question: below.question,
            question_en: below.question_en,
            ...unanswered,
          })),
      }))
  return sorted
    .filter(({ cid }) => parentIndex(cid) === null)
    .map(({ id, cid, question, question_en }) => ({
      id,
      mainIndex: cid,
      mainTitle: question,
      mainTitle_en: question_en,
      questions: requirementsOf(cid),
    }))
}

/** The ids of the questions that are asked in each section that asks any. */
export function askedIds(sections: readonly Section[]): number[][] {
  return sections
    .map(({ questions }) => questions.flatMap(({ children }) => children.map(({ id }) => id)))
    .filter((ids) => ids.length > 0)
}
