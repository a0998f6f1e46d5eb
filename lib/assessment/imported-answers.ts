import { inArray, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { assessmentQuestions } from '@/db/schema/assessment'
import { findOrStoreQuestionnaire, readAnsweredQuestions } from './questions/questionnaires'
import type { ImportedAnswer } from './questions/schema'
import { parentIndex } from './questions/numbers'
import { resultColumns, scoreOf } from './score'

/** Returns the columns of a result for answers whose old site does not tell their figures. */
export function resultOfAnswers(answers: readonly Pick<ImportedAnswer, 'cid' | 'answer'>[]) {
  const sections = new Map<string, number[]>()
  answers.forEach(({ cid }, at) => {
    const section = cid.split('.').slice(0, 2).join('.')
    sections.set(section, [...(sections.get(section) ?? []), at])
  })
  return resultColumns(
    scoreOf([...sections.values()], new Map(answers.map(({ answer }, at) => [at, answer]))),
  )
}

/**
 * Finds the questions of answers by their numbers. A question that is not asked here is added as one that is
 * asked no more, so that old answers keep it.
 * @returns the number of the record of a question by its number in the questionnaire
 */
export async function findOrRetireQuestions(
  answers: readonly Pick<ImportedAnswer, 'cid' | 'question'>[],
): Promise<(cid: string) => number> {
  const cids = answers.map(({ cid }) => cid)
  const ids = new Map(
    (
      await db()
        .select({ cid: assessmentQuestions.cid, id: assessmentQuestions.id })
        .from(assessmentQuestions)
        .where(inArray(assessmentQuestions.cid, cids))
        // A question that is asked comes last, and replaces those that had its number.
        .orderBy(sql`${assessmentQuestions.retired_at} is null`, assessmentQuestions.retired_at)
    ).map(({ cid, id }) => [cid, id]),
  )
  const unknown = answers.filter(({ cid }) => !ids.has(cid))
  if (unknown.length > 0)
    for (const { cid, id } of await db()
      .insert(assessmentQuestions)
      .values(
        unknown.map(({ cid, question }) => ({
          ...{ cid, pid: parentIndex(cid), question: question || cid, retired_at: new Date() },
        })),
      )
      .returning({ cid: assessmentQuestions.cid, id: assessmentQuestions.id }))
      ids.set(cid, id)
  return (cid) => {
    const id = ids.get(cid)
    if (id === undefined) throw new Error(`question ${cid} was not written`)
    return id
  }
}

/**
 * Stores the questionnaire of an imported result, in the words of the old site.
 * @param questionIdOf finds a question's record by its number
 * @returns its id
 */
export async function storeImportedQuestionnaire(
  answers: readonly Pick<ImportedAnswer, 'cid' | 'question'>[],
  questionIdOf: (cid: string) => number,
): Promise<number> {
  const oldWords = new Map(answers.map(({ cid, question }) => [questionIdOf(cid), question]))
  const rows = await readAnsweredQuestions(null, [...oldWords.keys()])
  return findOrStoreQuestionnaire(
    rows.map((row) => {
      const question = oldWords.get(row.id)
      return question && question !== row.question ? { ...row, question, question_en: '' } : row
    }),
  )
}
