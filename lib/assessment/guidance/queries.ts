import { asc, eq, isNull } from 'drizzle-orm'
import { db } from '@/db/client'
import { assessmentClauses, assessmentQuestions, assessmentStandards } from '@/db/schema/assessment'
import { cacheRead } from '@/lib/platform/cache/cached'
import { compareIndex } from '../questions/numbers'
import type { Guidance } from './schema'

/** Reads what is written of everything that is asked now, in order and from the cache. */
export const listGuidance = cacheRead('assessment-guidance', ['assessment'], async () => {
  const { id, cid, explanation, explanation_en, evidence, evidence_en } = assessmentQuestions
  const { question_id, clause, title, title_en, link } = assessmentClauses
  const [questions, clauses] = await Promise.all([
    db()
      .select({ id, cid, explanation, explanation_en, evidence, evidence_en })
      .from(assessmentQuestions)
      .where(isNull(assessmentQuestions.retired_at)),
    db()
      .select({ question_id, standard: assessmentStandards.code, clause, title, title_en, link })
      .from(assessmentClauses)
      .innerJoin(assessmentStandards, eq(assessmentStandards.id, assessmentClauses.standard_id))
      .orderBy(asc(assessmentStandards.code), asc(assessmentClauses.id)),
  ])
  const clausesOf = new Map<number, Guidance['clauses']>()
  for (const { question_id: questionId, ...row } of clauses)
    clausesOf.set(questionId, [...(clausesOf.get(questionId) ?? []), row])
  return questions
    .map(({ id: questionId, ...texts }): Guidance => ({
      ...texts,
      clauses: clausesOf.get(questionId) ?? [],
    }))
    .filter(
      (row) =>
        row.clauses.length > 0 || row.explanation || row.explanation_en || row.evidence || row.evidence_en,
    )
    .sort((a, b) => compareIndex(a.cid, b.cid))
})

/** Returns the numbers of the headings and questions of which something is written. */
export async function listWrittenCids(): Promise<string[]> {
  return (await listGuidance()).map(({ cid }) => cid)
}
