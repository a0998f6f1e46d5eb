import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberAssessments, memberResults } from '@/db/schema/assessment'
import { resultDocuments } from '@/db/schema/credentials'
import { memberCompanies } from '@/db/schema/members'
import { cacheRead } from '@/lib/platform/cache/cached'
import { isPublishedSql } from '../published'
import { type ResultState, resultStateOf } from '../validity'

/** What everybody who has the code of a result may know about it. */
export type CheckedResult = {
  id: number
  code: string
  member_id: number
  name: string
  /** Whether the member is active; the results of a deactivated one count as withdrawn. */
  is_member: boolean
  year: number
  main_percentage: number
  state: ResultState
  created_at: string
  valid_until: string
  /** The documents that were handed out, newest first, each with the SHA-256 of its bytes. */
  documents: { sha256: string; lang: 'mn' | 'en'; created_at: string }[]
  /** A later year of the same member; its code only if the member published that result. */
  newer: { year: number; code: string | null } | null
}

/** The most documents of a result that its page shows. */
const documentsMax = 6

async function readCheckedResult(code: string): Promise<CheckedResult | null> {
  const [row] = await db()
    .select({
      result: memberResults,
      assessment: memberAssessments,
      name: memberCompanies.name,
      isMember: memberCompanies.active,
    })
    .from(memberResults)
    .innerJoin(memberAssessments, eq(memberAssessments.id, memberResults.assessment_id))
    .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
    .where(eq(memberResults.check_code, code))
  if (!row) return null
  const { result, assessment, name, isMember } = row
  const documents = await db()
    .select()
    .from(resultDocuments)
    .where(eq(resultDocuments.result_id, result.id))
    .orderBy(desc(resultDocuments.created_at), resultDocuments.sha256)
    .limit(documentsMax)
  const [newer] = await db()
    .select({
      year: memberAssessments.year,
      code: memberResults.check_code,
      isShown: sql<boolean>`${isPublishedSql} and ${isNull(memberResults.withdrawn_at)}`,
    })
    .from(memberResults)
    .innerJoin(memberAssessments, eq(memberAssessments.id, memberResults.assessment_id))
    .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
    .where(
      and(eq(memberAssessments.member_id, assessment.member_id), gt(memberAssessments.year, assessment.year)),
    )
    .orderBy(desc(memberAssessments.year))
    .limit(1)
  return {
    ...{ id: result.id, code, member_id: assessment.member_id, name, is_member: isMember },
    ...{ year: assessment.year, main_percentage: result.main_percentage },
    state: resultStateOf({ ...result, isMember }),
    created_at: result.created_at.toISOString(),
    valid_until: result.valid_until.toISOString(),
    documents: documents.map(({ sha256, lang, created_at }) => ({
      ...{ sha256, lang, created_at: created_at.toISOString() },
    })),
    newer: newer ? { year: newer.year, code: newer.isShown ? newer.code : null } : null,
  }
}

/**
 * Reads the result with this code; null if there is none.
 * @param code as `parseCheckCode` returns it
 */
export const getCheckedResult = cacheRead(
  'checked-result',
  // A member's name changes under the tag of the directory, which shows members too.
  ['assessment-results', 'directory'],
  readCheckedResult,
)
