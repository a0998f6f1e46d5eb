import { and, eq, isNull } from 'drizzle-orm'
import { db } from '@/db/client'
import { assessmentClauses, assessmentQuestions } from '@/db/schema/assessment'
import { isForeignKeyViolation, writeOrRefuseTaken } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { ClauseForm, ClauseUpdate } from './schema'

/** @throws Problem bad_input for a number that nothing asked now has */
async function columnsOf({ cid, ...form }: ClauseForm) {
  const [question] = await db()
    .select({ id: assessmentQuestions.id })
    .from(assessmentQuestions)
    .where(and(eq(assessmentQuestions.cid, cid), isNull(assessmentQuestions.retired_at)))
  if (!question) throw Problem.ofField('cid', 'validation.assessment.unknownIndex', { index: cid })
  return { ...form, question_id: question.id }
}

async function writeOrRefuse<Saved>(write: () => Promise<Saved>): Promise<Saved> {
  const takenProblem = () => Problem.ofField('clause', 'validation.assessment.clauseTaken')
  return writeOrRefuseTaken(write, takenProblem).catch((error: unknown) => {
    throw isForeignKeyViolation(error)
      ? Problem.ofField('standard_id', 'validation.assessment.standard')
      : error
  })
}

/** @throws Problem bad_input for an unknown question or standard, or a clause that the question has already */
export async function insertClause(form: ClauseForm): Promise<{ id: number }> {
  const columns = await columnsOf(form)
  return writeOrRefuse(() => insertRow(assessmentClauses, columns))
}

/** @throws Problem not_found, bad_input as `insertClause`, or conflict when somebody saved it since `version` */
export async function updateClause({ id, version, ...form }: ClauseUpdate): Promise<{ version: number }> {
  const columns = await columnsOf(form)
  return writeOrRefuse(() => updateRow(assessmentClauses, { id, version }, columns))
}

/** @throws Problem not_found */
export function deleteClause(id: number): Promise<void> {
  return deleteRow(assessmentClauses, id)
}
