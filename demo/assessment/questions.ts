import { closure } from './closure'
import { communities } from './communities'
import { environment } from './environment'
import { governance } from './governance'
import type { Text } from './scope'
import { work } from './work'

export type DemoQuestion = { cid: string; question: string; question_en: string }

/** The first part of every number: the scopes are 7.1 to 7.5. */
const programme = '7'

const questionOf = (cid: string, [question, question_en]: Text): DemoQuestion => ({
  cid,
  question,
  question_en,
})

/** Scopes, requirements and questions in their order, each after the one that it belongs to. */
export const demoQuestions: DemoQuestion[] = [governance, work, environment, communities, closure].flatMap(
  ({ title, requirements }, i) => {
    const scope = `${programme}.${i + 1}`
    return [
      questionOf(scope, title),
      ...requirements.flatMap((requirement, k) => {
        const cid = `${scope}.${k + 1}`
        return [
          questionOf(cid, requirement.title),
          ...requirement.questions.map((text, n) => questionOf(`${cid}.${n + 1}`, text)),
        ]
      }),
    ]
  },
)
