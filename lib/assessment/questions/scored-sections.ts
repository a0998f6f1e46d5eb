import type { AnsweredQuestion } from '@/db/schema/assessment'
import { compareIndex, isWithin } from './numbers'
import type { ScoredSection } from './schema'

/** A result has columns for the percentages of so many sections: the first ones of its questionnaire. */
export const scoredSectionsMax = 5

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
