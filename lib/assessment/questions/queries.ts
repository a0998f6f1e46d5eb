import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { db, type Database, type Transaction } from '@/db/client'
import { assessmentClauses, assessmentQuestions } from '@/db/schema/assessment'
import { cacheRead } from '@/lib/platform/cache/cached'
import { requireRow } from '@/lib/platform/api/rows'
import type { Question, QuestionRecord, Section } from './schema'
import { sectionTree } from './tree'

function questionOf(row: typeof assessmentQuestions.$inferSelect): Question {
  const { id, cid, pid, question, question_en } = row
  return { id, cid, pid, question, question_en }
}

/** Reads what is asked now, headings too, unordered. */
export async function listAskedQuestions(
  on: Database | Transaction = db(),
): Promise<(typeof assessmentQuestions.$inferSelect)[]> {
  return on.select().from(assessmentQuestions).where(isNull(assessmentQuestions.retired_at))
}

/** Reads all sections, also those without questions, which only the back office shows. */
export async function listAllSections(): Promise<Section[]> {
  return sectionTree(await listAskedQuestions())
}

/** Reads the sections with at least one question. */
export async function listSectionsWithQuestions(): Promise<Section[]> {
  return (await listAllSections()).filter(({ questions }) => questions.length > 0)
}

/** Returns the sections with at least one question for public pages and calls, from the cache. */
export const listSections = cacheRead('assessment', ['assessment'], () => listSectionsWithQuestions())

/** Reads questions that are still asked, by their ids. */
export async function listQuestionsByIds(ids: readonly number[]): Promise<Question[]> {
  const isAsked = and(inArray(assessmentQuestions.id, [...ids]), isNull(assessmentQuestions.retired_at))
  return (await db().select().from(assessmentQuestions).where(isAsked)).map(questionOf)
}

/** Reads a question for its form; a retired one cannot be edited. @throws Problem not_found */
export async function getQuestionRecord(id: number): Promise<QuestionRecord> {
  const isActive = isNull(assessmentQuestions.retired_at)
  const row = requireRow(
    await db()
      .select()
      .from(assessmentQuestions)
      .where(and(eq(assessmentQuestions.id, id), isActive)),
  )
  const isBelow = sql`starts_with(${assessmentQuestions.cid}, ${`${row.cid}.`})`
  const [below, clauses] = await Promise.all([
    db().$count(assessmentQuestions, and(isBelow, isActive)),
    db().$count(assessmentClauses, eq(assessmentClauses.question_id, id)),
  ])
  const { explanation, explanation_en, evidence, evidence_en, version } = row
  return { ...questionOf(row), explanation, explanation_en, evidence, evidence_en, version, below, clauses }
}

/** Returns the question with this number as a list of one; an empty list when no question has the number. */
export async function findQuestionsByIndex(cid: string): Promise<Question[]> {
  const rows = await db()
    .select()
    .from(assessmentQuestions)
    .where(and(eq(assessmentQuestions.cid, cid), isNull(assessmentQuestions.retired_at)))
  return rows.map(questionOf)
}

/**
 * Reads the headings with the given numbers. If several headings have had a number, it is the current one; if
 * all of them are retired, the one that was retired first.
 */
export async function readHeadings(cids: readonly string[]): Promise<Question[]> {
  if (cids.length === 0) return []
  const rows = await db()
    .select()
    .from(assessmentQuestions)
    .where(inArray(assessmentQuestions.cid, [...cids]))
    .orderBy(sql`${assessmentQuestions.retired_at} is null`, desc(assessmentQuestions.retired_at))
  return [...new Map(rows.map((row) => [row.cid, questionOf(row)])).values()]
}
