import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import { type AnsweredQuestion, assessmentQuestionnaires, assessmentQuestions } from '@/db/schema/assessment'
import { listAskedQuestions, readHeadings } from './queries'
import { compareIndex, numbersAbove } from './numbers'

/**
 * Stores a version of the questionnaire once, for the results that are made with it.
 * @returns its id, of the stored version if there is an equal one
 */
export async function findOrStoreQuestionnaire(rows: readonly AnsweredQuestion[]): Promise<number> {
  const questions = rows
    .map(({ id, cid, pid, question, question_en }) => ({ id, cid, pid, question, question_en }))
    .sort((a, b) => compareIndex(a.cid, b.cid) || a.id - b.id)
  const digest = createHash('sha256').update(JSON.stringify(questions)).digest('hex')
  const { id } = assessmentQuestionnaires
  const find = () =>
    db().select({ id }).from(assessmentQuestionnaires).where(eq(assessmentQuestionnaires.digest, digest))
  const [earlier] = await find()
  if (earlier) return earlier.id
  await db().insert(assessmentQuestionnaires).values({ digest, questions }).onConflictDoNothing()
  // Of two results that are made at once one inserts, and the other finds its row.
  const [row] = await find()
  if (!row) throw new Error('the questionnaire was not written')
  return row.id
}

/** Reads the questions of stored versions of the questionnaire, by the version's id and their own. */
export async function readQuestionnaires(
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, ReadonlyMap<number, AnsweredQuestion>>> {
  const knownIds = [...new Set(ids)].filter((id) => id !== null)
  if (knownIds.length === 0) return new Map()
  const rows = await db()
    .select()
    .from(assessmentQuestionnaires)
    .where(inArray(assessmentQuestionnaires.id, knownIds))
  return new Map(
    rows.map(({ id, questions }) => [id, new Map(questions.map((question) => [question.id, question]))]),
  )
}

/**
 * Reads the questions of stored versions of the questionnaire, by the version's id; under null those that are
 * asked now, which are the words of a result without a stored version.
 */
export async function readAskedAndStoredQuestions(
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, AnsweredQuestion[]>> {
  const questionnaires = await readQuestionnaires(ids)
  const rows = new Map([...questionnaires].map(([id, questions]) => [id, [...questions.values()]]))
  if (ids.includes(null)) rows.set(null, await listAskedQuestions())
  return rows
}

/**
 * Returns answered questions and the headings above them, in order and in the words that were answered.
 * @param questionnaireId null for a result of a server that stored no version of the questionnaire: its words
 * are the present ones
 */
export async function readAnsweredQuestions(
  questionnaireId: number | null,
  questionIds: readonly number[],
): Promise<AnsweredQuestion[]> {
  const questionnaire = (await readQuestionnaires([questionnaireId])).get(questionnaireId)
  const unknownIds = questionIds.filter((id) => !questionnaire?.has(id))
  const presentRows =
    unknownIds.length === 0
      ? []
      : await db().select().from(assessmentQuestions).where(inArray(assessmentQuestions.id, unknownIds))
  const questions = [...questionIds.flatMap((id) => questionnaire?.get(id) ?? []), ...presentRows]
  const cids = new Set(questions.map(({ cid }) => cid))
  const headingCids = numbersAbove([...cids]).filter((cid) => !cids.has(cid))
  const headings = questionnaire
    ? [...questionnaire.values()].filter(({ cid }) => headingCids.includes(cid))
    : await readHeadings(headingCids)
  return [...questions, ...headings].sort((a, b) => compareIndex(a.cid, b.cid))
}
