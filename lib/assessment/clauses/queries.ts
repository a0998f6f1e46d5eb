import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { assessmentClauses, assessmentQuestions, assessmentStandards } from '@/db/schema/assessment'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import type { Clause, ClauseFilter, ClauseListing } from './schema'

const { id, clause, title, title_en, link, version } = assessmentClauses
const columns = {
  ...{ id, clause, title, title_en, link, version },
  cid: assessmentQuestions.cid,
  question: assessmentQuestions.question,
  standard_id: assessmentStandards.id,
  standard: assessmentStandards.code,
}

/** Selects clauses of what is asked now, in the order of the questionnaire. */
function selectClauses(where?: SQL) {
  return db()
    .select(columns)
    .from(assessmentClauses)
    .innerJoin(assessmentQuestions, eq(assessmentQuestions.id, assessmentClauses.question_id))
    .innerJoin(assessmentStandards, eq(assessmentStandards.id, assessmentClauses.standard_id))
    .where(and(isNull(assessmentQuestions.retired_at), where))
    .orderBy(
      sql`string_to_array(${assessmentQuestions.cid}, '.')::integer[]`,
      asc(assessmentStandards.code),
      asc(id),
    )
    .$dynamic()
}

const filterSql = ({ standard_id, section }: ClauseFilter) =>
  and(
    standard_id === undefined ? undefined : eq(assessmentClauses.standard_id, standard_id),
    section === undefined
      ? undefined
      : or(
          eq(assessmentQuestions.cid, section),
          sql`starts_with(${assessmentQuestions.cid}, ${`${section}.`})`,
        ),
  )

/** Lists a page of the clauses for the office. */
export async function listAdminClauses(
  query: ClauseListing,
): Promise<{ clauses: Clause[]; total: number; totalPages: number }> {
  const where = filterSql(query)
  const [total, clauses] = await Promise.all([
    db().$count(selectClauses(where).as('found')),
    selectClauses(where).limit(query.limit).offset(offsetOf(query)),
  ])
  return { clauses, total, totalPages: numberOfPages(total, query.limit) }
}

/** Lists all clauses that pass a filter. */
export async function listClausesForExport(filter: ClauseFilter, rowsMax: number): Promise<Clause[]> {
  return selectClauses(filterSql(filter)).limit(rowsMax)
}

/** Reads a clause for its form. @throws Problem not_found */
export async function getClause(clauseId: number): Promise<Clause> {
  return requireRow(await selectClauses(eq(id, clauseId)))
}
