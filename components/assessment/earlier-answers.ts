import type { EarlierAnswer, EarlierAnswers } from '@/lib/assessment/member/schema'
import type { AskedSection } from '@/lib/assessment/questions/localise'
import { unansweredItems, type GivenAnswer, type GivenAnswers } from './questionnaire-state'

/** The answers of an earlier year, by the ids of their questions. */
export type EarlierYear = Omit<EarlierAnswers, 'answers'> & { answers: ReadonlyMap<number, EarlierAnswer> }

/**
 * The unanswered questions of a section that can be answered as before: those that are new, or ask something
 * else now, are left out.
 */
export function unansweredIdsToKeep(
  section: AskedSection,
  answers: GivenAnswers,
  { answers: earlierAnswers }: EarlierYear,
): number[] {
  return unansweredItems(section, answers)
    .map(({ id }) => id)
    .filter((id) => earlierAnswers.get(id)?.changed_from === null && !answers[id]?.isChanged)
}

/** The answer of an earlier year as this year's. A comment or proof that is there already stays. */
export function answerAsBefore(earlier: EarlierAnswer, given: GivenAnswer = {}): GivenAnswer {
  const earlierFile = earlier.proof_file
    ? {
        name: earlier.proof_file_name ?? earlier.proof_file,
        url: earlier.proof_file,
        isEarlier: true as const,
      }
    : undefined
  const file = given.file ?? earlierFile
  return {
    answer: earlier.answer,
    proof: given.proof || earlier.proof,
    comment: given.comment || earlier.comment,
    ...(file && { file }),
    isTakenOver: true,
  }
}
