import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { assessmentClauses, assessmentStandards } from '@/db/schema/assessment'
import { writeOrRefuseTaken } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { StandardForm, StandardUpdate } from './schema'

const takenProblem = () => Problem.ofField('code', 'validation.assessment.standardTaken')

/** @throws Problem bad_input for a short name that another standard has */
export async function insertStandard(form: StandardForm): Promise<{ id: number }> {
  return writeOrRefuseTaken(() => insertRow(assessmentStandards, form), takenProblem)
}

/** @throws Problem not_found, bad_input as `insertStandard`, or conflict when somebody saved it since `version` */
export async function updateStandard({ id, version, ...form }: StandardUpdate): Promise<{ version: number }> {
  return writeOrRefuseTaken(() => updateRow(assessmentStandards, { id, version }, form), takenProblem)
}

/** @throws Problem not_found, or conflict while clauses of the standard are entered */
export async function deleteStandard(id: number): Promise<void> {
  const count = await db().$count(assessmentClauses, eq(assessmentClauses.standard_id, id))
  if (count > 0) throw new Problem('conflict', 'problems.standard_clauses', { count })
  await deleteRow(assessmentStandards, id)
}
