import type { StoredAnswer } from '@/lib/assessment/member/schema'
import { bilingualText, type TextWithLang } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { GivenAnswers } from './questionnaire-state'

/** Turns a member's stored rows into the answers with which the questionnaire continues. */
export function givenAnswersOf(rows: readonly StoredAnswer[]): GivenAnswers {
  const answers: GivenAnswers = {}
  for (const row of rows) {
    const {
      question_id,
      answer,
      proof,
      comment,
      proof_file,
      proof_file_name,
      meaning = 1,
      is_changed,
      answered_by,
    } = row
    // The row is a heading, or a question with neither yes nor no, without proof and without comment.
    if (answer === null && !proof && !comment && !is_changed) continue
    const file = proof_file ? { name: proof_file_name ?? proof_file, url: proof_file } : undefined
    answers[question_id] = {
      ...(answer !== null && { answer, meaning }),
      ...{ proof, comment },
      ...(file && { file }),
      ...(is_changed && { isChanged: true }),
      ...(answered_by && { answeredBy: answered_by }),
    }
  }
  return answers
}

/** The text of a stored row in the reader's language, or in Mongolian if the text is not translated. */
export function questionText(answer: StoredAnswer, locale: Locale): TextWithLang {
  return bilingualText(answer, 'question', locale)
}
