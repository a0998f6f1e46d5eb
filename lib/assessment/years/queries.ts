import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberAnswers, memberAssessments, memberResults } from '@/db/schema/assessment'
import { files } from '@/db/schema/files'
import { memberCompanies } from '@/db/schema/members'
import type { SectionResult } from '../questions/schema'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import { shownFile } from '@/lib/platform/files/columns'
import { fileUrl } from '@/lib/platform/files/url'
import { matchesTermSql } from '@/lib/platform/search/match'
import { formatCheckCode } from '../credentials/code'
import { countMemberResults, thisYear } from '../member/queries'
import { withPercentages } from '../member/shares'
import { listSections } from '../questions/queries'
import { type MemberYear, type OpenAssessment, type OwnYear, peersMin, type YearListing } from './schema'
import { findSpread, presentQuestionnaire, readYearSpreads, type YearSpreads } from './spreads'

const hasFiles = sql<boolean>`(${memberAssessments.official_document_id} is not null or exists (
  select from ${memberAnswers} where ${memberAnswers.assessment_id} = ${memberAssessments.id}
    and ${memberAnswers.proof_file_id} is not null))`

/** Lists the sections that a result has percentages of, in the words that were answered. */
const sectionResultsOf = (
  { sections }: YearSpreads,
  result: typeof memberResults.$inferSelect,
): SectionResult[] => withPercentages(sections[result.questionnaire_id ?? presentQuestionnaire] ?? [], result)

/** Lists a member's years with a result, newest first, beside the spread of all members. */
export async function listOwnYears(memberId: number): Promise<OwnYear[]> {
  const [rows, yearSpreads] = await Promise.all([
    db()
      .select({ assessment: memberAssessments, result: memberResults, hasFiles })
      .from(memberResults)
      .innerJoin(memberAssessments, eq(memberAssessments.id, memberResults.assessment_id))
      .where(eq(memberAssessments.member_id, memberId))
      .orderBy(desc(memberAssessments.year)),
    readYearSpreads(),
  ])
  return rows.map(({ assessment, result, hasFiles: has_files }): OwnYear => {
    const { year } = assessment
    const peersOf = (sectionId: number | null) => {
      const peers = findSpread(yearSpreads, year, sectionId)
      return peers && peers.members >= peersMin ? peers : null
    }
    return {
      ...{ answer_id: assessment.id, year, created_at: result.created_at.toISOString() },
      completion: assessment.completed_at !== null,
      valid_until: result.valid_until.toISOString(),
      withdrawn_at: result.withdrawn_at?.toISOString() ?? null,
      check_code: formatCheckCode(result.check_code),
      has_files,
      ...{ percentage: result.main_percentage, peers: peersOf(null) },
      sections: sectionResultsOf(yearSpreads, result).map((section) => ({
        ...section,
        peers: peersOf(section.id),
      })),
    }
  })
}

const sortColumns = {
  name: memberCompanies.name,
  main_percentage: memberResults.main_percentage,
  created_at: memberResults.created_at,
}

/** Returns the year that is asked for, or the newest one with a result; null while there is none. */
export const chosenYear = ({ questionnaires }: YearSpreads, year: number | undefined): number | null =>
  year ?? questionnaires[0]?.year ?? null

const selectMemberYears = () =>
  db()
    .select({
      assessment: memberAssessments,
      member: memberCompanies,
      result: memberResults,
      logo: shownFile,
    })
    .from(memberResults)
    .innerJoin(memberAssessments, eq(memberAssessments.id, memberResults.assessment_id))
    .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
    .innerJoin(files, eq(files.id, memberCompanies.logo_file_id))
    .$dynamic()

const memberYearOf = (
  yearSpreads: YearSpreads,
  { assessment, member, result, logo }: Awaited<ReturnType<typeof selectMemberYears>>[number],
): MemberYear => ({
  ...{ answer_id: assessment.id, member_id: member.id, name: member.name, logo: fileUrl(logo) },
  created_at: result.created_at.toISOString(),
  completion: assessment.completed_at !== null,
  withdrawn_at: result.withdrawn_at?.toISOString() ?? null,
  main_percentage: result.main_percentage,
  sections: sectionResultsOf(yearSpreads, result),
})

const highestFirst = [desc(memberResults.main_percentage), asc(memberCompanies.name), asc(memberResults.id)]

/** Lists a page of the members with a result of a year, the highest total first unless another order is chosen. */
export async function listAdminMemberYears(
  query: YearListing,
): Promise<{ results: MemberYear[]; total: number; totalPages: number }> {
  const yearSpreads = await readYearSpreads()
  const year = chosenYear(yearSpreads, query.year)
  const where = and(
    year === null ? sql`false` : eq(memberAssessments.year, year),
    await matchesTermSql(query.term, 'company', memberCompanies.id),
  )
  const [total, rows] = await Promise.all([
    countMemberResults(where),
    selectMemberYears()
      .where(where)
      .orderBy(...sortOrder(query.sort, sortColumns, highestFirst))
      .limit(query.limit)
      .offset(offsetOf(query)),
  ])
  return {
    results: rows.map((row) => memberYearOf(yearSpreads, row)),
    total,
    totalPages: numberOfPages(total, query.limit),
  }
}

/** Lists the members with a result of a year by name, for a file. */
export async function listMemberYearsForExport(year: number, limit: number): Promise<MemberYear[]> {
  const [yearSpreads, rows] = await Promise.all([
    readYearSpreads(),
    selectMemberYears()
      .where(eq(memberAssessments.year, year))
      .orderBy(memberCompanies.name, memberResults.id)
      .limit(limit),
  ])
  return rows.map((row) => memberYearOf(yearSpreads, row))
}

/** Counts the members that are active now. */
export const countActiveMembers = (): Promise<number> =>
  db().$count(memberCompanies, eq(memberCompanies.active, true))

/** Reads what is left to do in the member's assessment of this year; null if it is finished, or nothing is asked. */
export async function findOpenAssessment(memberId: number): Promise<OpenAssessment | null> {
  const [[row], sections] = await Promise.all([
    db()
      .select({
        year: thisYear,
        resultId: memberResults.id,
        completedAt: memberAssessments.completed_at,
        isBegun: sql<boolean>`exists (select from ${memberAnswers}
          where ${memberAnswers.assessment_id} = ${memberAssessments.id} and ${memberAnswers.answer} is not null)`,
      })
      .from(memberCompanies)
      .leftJoin(
        memberAssessments,
        and(eq(memberAssessments.member_id, memberCompanies.id), eq(memberAssessments.year, thisYear)),
      )
      .leftJoin(memberResults, eq(memberResults.assessment_id, memberAssessments.id))
      .where(eq(memberCompanies.id, memberId)),
    listSections(),
  ])
  if (!row || row.completedAt) return null
  if (row.resultId !== null) return { year: row.year, state: 'unattached' }
  if (sections.length === 0) return null
  return { year: row.year, state: row.isBegun ? 'unfinished' : 'not_begun' }
}
