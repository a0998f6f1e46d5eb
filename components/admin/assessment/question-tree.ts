import { compareIndex } from '@/lib/assessment/questions/tree'
import type { Section } from '@/lib/assessment/questions/schema'

/** A question as the form takes it, with how many stand under it. */
export type EditedQuestion = {
  id: number
  cid: string
  question: string
  question_en: string
  below: number
}

/** Every question of the tree in its order: sections, requirements and what is asked of each. */
export function questionsOf(sections: readonly Section[]): EditedQuestion[] {
  return sections.flatMap((section) => [
    {
      id: section.id,
      cid: section.mainIndex,
      question: section.mainTitle,
      question_en: section.mainTitle_en,
      below: section.questions.reduce((sum, requirement) => sum + 1 + askedOf(requirement).length, 0),
    },
    ...section.questions.flatMap((requirement) => [
      { ...textsOf(requirement), below: askedOf(requirement).length },
      ...askedOf(requirement).map((question) => ({ ...textsOf(question), below: 0 })),
    ]),
  ])
}

type Texts = Pick<EditedQuestion, 'id' | 'cid' | 'question' | 'question_en'>
const textsOf = ({ id, cid, question, question_en }: Texts): Texts => ({ id, cid, question, question_en })

/** What is asked about a requirement; one that is asked itself has nothing under it. */
export function askedOf<Child extends { id: number }>(requirement: {
  id: number
  children: Child[]
}): Child[] {
  return requirement.children.filter(({ id }) => id !== requirement.id)
}

/** The first number under a parent that comes after all that are there: `7.4.3` under 7.4 with 7.4.1 and 7.4.2. */
export function nextIndex(sections: readonly Section[], parent: string): string {
  const last = questionsOf(sections)
    .map(({ cid }) => cid)
    .filter((cid) => cid.startsWith(`${parent}.`))
    .map((cid) => cid.slice(parent.length + 1).split('.')[0] ?? '0')
    .sort(compareIndex)
    .at(-1)
  return `${parent}.${Number(last ?? 0) + 1}`
}
