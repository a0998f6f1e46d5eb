import { and, eq, isNull, sql } from 'drizzle-orm'
import { db, type Transaction } from '@/db/client'
import { assessmentQuestions } from '@/db/schema/assessment'
import { isForeignKeyViolation, isUniqueViolation } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import {
  importedColumns,
  versionConflict,
  requireRow,
  increment,
  typeCheckedValues,
} from '@/lib/platform/api/rows'
import type { QuestionForm, QuestionUpdate } from './schema'
import { indexDepthMax, indexDepthOf, parentIndex } from './numbers'

const indexTakenProblem = () => Problem.ofField('cid', 'validation.assessment.indexTaken')

/**
 * The key of the lock that lets only one transaction at a time change the tree: otherwise one transaction
 * could delete a question while another adds a question under it.
 */
const treeLock = 7_290_411

async function writeWithTreeLock<T>(write: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await db().transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${treeLock})`)
      return write(tx)
    })
  } catch (error) {
    throw isUniqueViolation(error) ? indexTakenProblem() : error
  }
}

async function assertParentExists(tx: Transaction, cid: string): Promise<void> {
  const parent = parentIndex(cid)
  if (parent === null) return
  const [parentRow] = await tx
    .select({ id: assessmentQuestions.id })
    .from(assessmentQuestions)
    .where(and(eq(assessmentQuestions.cid, parent), isNull(assessmentQuestions.retired_at)))
  if (!parentRow) throw Problem.ofField('cid', 'validation.assessment.indexParent', { parent })
}

export async function insertQuestion(form: QuestionForm): Promise<{ id: number }> {
  return writeWithTreeLock(async (tx) => {
    await assertParentExists(tx, form.cid)
    const [row] = await tx
      .insert(assessmentQuestions)
      .overridingSystemValue()
      .values({
        ...typeCheckedValues(assessmentQuestions, form),
        pid: parentIndex(form.cid),
        ...importedColumns(assessmentQuestions),
      })
      .returning({ id: assessmentQuestions.id })
    if (!row) throw new Error('the question row was not written')
    return row
  })
}

/**
 * Saves a question. When its number changes, the numbers of everything under it change accordingly.
 * @throws Problem not_found, conflict when somebody saved the question since `version`, or bad_input for a
 * number that is taken, has no parent, is under the question itself, or makes the tree too deep
 */
export async function updateQuestionAndRenumberChildren({
  id,
  version,
  originalCid: _cid,
  meaning_changed,
  ...form
}: QuestionUpdate): Promise<{ version: number }> {
  const { cid } = form
  return writeWithTreeLock(async (tx) => {
    const [before] = await tx
      .select({ cid: assessmentQuestions.cid, version: assessmentQuestions.version })
      .from(assessmentQuestions)
      .where(and(eq(assessmentQuestions.id, id), isNull(assessmentQuestions.retired_at)))
    if (!before) throw new Problem('not_found')
    if (version !== undefined && version !== before.version) throw versionConflict()
    if (cid !== before.cid) {
      if (cid.startsWith(`${before.cid}.`)) throw Problem.ofField('cid', 'validation.assessment.indexInside')
      await assertParentExists(tx, cid)
      const isBelow = and(
        sql`starts_with(${assessmentQuestions.cid}, ${`${before.cid}.`})`,
        isNull(assessmentQuestions.retired_at),
      )
      const below = await tx.select({ cid: assessmentQuestions.cid }).from(assessmentQuestions).where(isBelow)
      const deepest = Math.max(...below.map((row) => indexDepthOf(row.cid)), indexDepthOf(before.cid))
      if (indexDepthOf(cid) + deepest - indexDepthOf(before.cid) > indexDepthMax) {
        throw Problem.ofField('cid', 'validation.assessment.indexDeep')
      }
      const suffixStart = before.cid.length + 1
      await tx
        .update(assessmentQuestions)
        .set({
          cid: sql`${cid} || substr(cid, ${suffixStart}::int)`,
          pid: sql`${cid} || substr(pid, ${suffixStart}::int)`,
        })
        .where(isBelow)
    }
    const columns = { ...typeCheckedValues(assessmentQuestions, form), pid: parentIndex(cid) }
    return requireRow(
      await tx
        .update(assessmentQuestions)
        .set({
          ...columns,
          version: increment(assessmentQuestions.version),
          ...(meaning_changed && { meaning: increment(assessmentQuestions.meaning) }),
        })
        .where(eq(assessmentQuestions.id, id))
        .returning({ version: assessmentQuestions.version }),
    )
  })
}

/**
 * Deletes a question. A question with stored answers is retired instead, so that old results keep its text.
 * @throws Problem not_found, or conflict while there are questions under it
 */
export async function deleteOrRetireQuestion(id: number): Promise<{ retired: boolean }> {
  return writeWithTreeLock(async (tx) => {
    const [question] = await tx
      .select({ cid: assessmentQuestions.cid })
      .from(assessmentQuestions)
      .where(and(eq(assessmentQuestions.id, id), isNull(assessmentQuestions.retired_at)))
    if (!question) throw new Problem('not_found')
    const below = await tx
      .select({ id: assessmentQuestions.id })
      .from(assessmentQuestions)
      .where(and(eq(assessmentQuestions.pid, question.cid), isNull(assessmentQuestions.retired_at)))
    if (below.length > 0) throw new Problem('conflict', 'problems.question_below', { count: below.length })
    // Deletes in a savepoint: if the foreign key of stored answers fails, the transaction can continue.
    const isDeleted = await tx
      .transaction((inner) => inner.delete(assessmentQuestions).where(eq(assessmentQuestions.id, id)))
      .then(
        () => true,
        (error: unknown) => {
          if (isForeignKeyViolation(error)) return false
          throw error
        },
      )
    if (!isDeleted) {
      await tx
        .update(assessmentQuestions)
        .set({ retired_at: new Date() })
        .where(eq(assessmentQuestions.id, id))
    }
    return { retired: !isDeleted }
  })
}
