import { asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { assessmentClauses, assessmentStandards } from '@/db/schema/assessment'
import { requireRow } from '@/lib/platform/api/rows'
import type { Standard } from './schema'

async function readStandards(where?: SQL): Promise<Standard[]> {
  const { created_at: _created_at, ...columns } = getTableColumns(assessmentStandards)
  const clauses = sql<number>`(
    select count(*)::integer from ${assessmentClauses} where ${assessmentClauses.standard_id} = ${assessmentStandards.id})`
  return db()
    .select({ ...columns, clauses })
    .from(assessmentStandards)
    .where(where)
    .orderBy(asc(assessmentStandards.code))
}

/** Reads the standards by their short names. */
export const listStandards = (): Promise<Standard[]> => readStandards()

/** Reads a standard for its form. @throws Problem not_found */
export async function getStandard(id: number): Promise<Standard> {
  return requireRow(await readStandards(eq(assessmentStandards.id, id)))
}
