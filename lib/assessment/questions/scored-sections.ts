import type { AnsweredQuestion } from '@/db/schema/assessment'
import { scoredSectionsMax } from '../score'
import { compareIndex, isWithin } from './numbers'
import type { ScoredSection } from './schema'

/**
 * Returns the sections of a questionnaire whose percentages a result has, in the order of its columns: the first
 * ones that have questions.
 */
export function scoredSectionsOf(questions: readonly AnsweredQuestion[]): ScoredSection[] {
  return questions
    .filter(
      ({ pid, cid: heading }) =>
        pid === null && questions.some(({ cid }) => cid !== heading && isWithin(cid, heading)),
    )
    .sort((a, b) => compareIndex(a.cid, b.cid))
    .slice(0, scoredSectionsMax)
    .map(({ id, cid, question, question_en }) => ({ id, cid, question, question_en }))
}
