import { compareIndex, parentIndex } from './numbers'
import type { Question, Requirement, Section } from './schema'

const emptyAnswer = { answer: null, proof: false, proof_file: null, comment: '' }

/**
 * Builds the tree of the questionnaire: sections, their requirements, and the questions of each requirement.
 * A requirement without questions is itself the question.
 */
export function sectionTree(questions: readonly (Question & { meaning?: number })[]): Section[] {
  const sortedQuestions = [...questions].sort((a, b) => compareIndex(a.cid, b.cid))
  const childrenOf = (cid: string) => sortedQuestions.filter((question) => parentIndex(question.cid) === cid)
  const withEmptyAnswer = ({ id, cid, question, question_en, meaning = 1 }: (typeof questions)[number]) => ({
    ...{ id, cid, question, question_en },
    ...emptyAnswer,
    ...(meaning > 1 && { meaning }),
  })
  const requirementsOf = (section: string): Requirement[] =>
    childrenOf(section).map((requirement) => {
      const { id, cid, question, question_en } = requirement
      const questions = childrenOf(cid)
      return {
        ...{ id, cid, question, question_en },
        children: (questions.length > 0 ? questions : [requirement]).map(withEmptyAnswer),
      }
    })
  return sortedQuestions
    .filter(({ cid }) => parentIndex(cid) === null)
    .map(({ id, cid, question, question_en }) => ({
      id,
      mainIndex: cid,
      mainTitle: question,
      mainTitle_en: question_en,
      questions: requirementsOf(cid),
    }))
}

/** Whether a record of a form is a section, or a requirement with questions of its own. */
export const isHeading = ({ pid, below }: Readonly<Record<string, unknown>>) => pid === null || below !== 0

/** Returns the present meaning of each question by its id. */
export function meaningsOf(sections: readonly Section[]): ReadonlyMap<number, number> {
  return new Map(
    sections.flatMap(({ questions }) =>
      questions.flatMap(({ children }) =>
        children.map(({ id, meaning = 1 }): [number, number] => [id, meaning]),
      ),
    ),
  )
}

/** Returns the question ids of each section, without sections that have no questions. */
export function questionIdsBySection(sections: readonly Section[]): number[][] {
  return sections
    .map(({ questions }) => questions.flatMap(({ children }) => children.map(({ id }) => id)))
    .filter((ids) => ids.length > 0)
}

/** Returns the questions under a requirement; none when the requirement is itself the question. */
export function questionsOf<Child extends { id: number }>(requirement: {
  id: number
  children: Child[]
}): Child[] {
  return requirement.children.filter(({ id }) => id !== requirement.id)
}

function sectionAndQuestionNumbersOf(sections: readonly Section[]): string[] {
  return sections.flatMap(({ mainIndex, questions }) => [
    mainIndex,
    ...questions.flatMap((requirement) => [
      requirement.cid,
      ...questionsOf(requirement).map(({ cid }) => cid),
    ]),
  ])
}

/** Returns the next number under a parent: `7.4.3` under 7.4 with 7.4.1 and 7.4.2. */
export function nextIndexUnder(sections: readonly Section[], parent: string): string {
  const last = sectionAndQuestionNumbersOf(sections)
    .filter((cid) => cid.startsWith(`${parent}.`))
    .map((cid) => cid.slice(parent.length + 1).split('.')[0] ?? '0')
    .sort(compareIndex)
    .at(-1)
  return `${parent}.${Number(last ?? 0) + 1}`
}
