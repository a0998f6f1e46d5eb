import { and, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { db, type Database, type Transaction } from '@/db/client'
import {
  type AnsweredQuestion,
  assessmentColleagues,
  assessmentQuestions,
  memberAnswers,
  memberAssessments,
  memberResults,
} from '@/db/schema/assessment'
import { assessmentReviews } from '@/db/schema/reviews'
import { files } from '@/db/schema/files'
import { memberCompanies, privateFiles } from '@/db/schema/members'
import { shownFile } from '@/lib/platform/files/columns'
import type { Listing } from '@/lib/platform/api/listing'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { privateFileUrl } from '@/lib/platform/files/private'
import { fileUrl } from '@/lib/platform/files/url'
import { drawQr } from '@/lib/platform/files/qr'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { matchesTermSql } from '@/lib/platform/search/match'
import { formatCheckCode } from '../credentials/code'
import { listAskedQuestions } from '../questions/queries'
import {
  readAnsweredQuestions,
  readAskedAndStoredQuestions,
  readQuestionnaires,
} from '../questions/questionnaires'
import { compareIndex, isWithin } from '../questions/numbers'
import { scoredSectionsOf } from '../questions/scored-sections'
import { withPercentages } from './shares'
import type {
  AssessmentYear,
  MemberAnswers,
  MemberFiles,
  MemberRespondent,
  MemberResult,
  StoredAnswer,
} from './schema'

/** The current calendar year in Ulaanbaatar, as SQL: a member has one assessment a year. */
export const thisYear = sql<number>`extract(year from now() at time zone 'Asia/Ulaanbaatar')::int`

/** Selects assessments with their members, and with their results if they have one. */
function selectAssessments(on: Database | Transaction = db()) {
  return on
    .select({
      assessment: memberAssessments,
      member: memberCompanies,
      result: memberResults,
      logo: shownFile,
    })
    .from(memberAssessments)
    .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
    .innerJoin(files, eq(files.id, memberCompanies.logo_file_id))
    .leftJoin(memberResults, eq(memberResults.assessment_id, memberAssessments.id))
    .$dynamic()
}
type Row = Awaited<ReturnType<typeof selectAssessments>>[number]

async function readMemberResult({ assessment, member, result, logo }: Row): Promise<MemberResult | null> {
  if (!result) return null
  const questions = await readAskedAndStoredQuestions([result.questionnaire_id])
  const check_url = absoluteUrl(associationPaths.checkedResult(formatCheckCode(result.check_code)))
  return {
    id: result.id,
    member_id: member.id,
    answer_id: assessment.id,
    main_percentage: result.main_percentage,
    first_section_per: result.first_section_per,
    second_section_per: result.second_section_per,
    third_section_per: result.third_section_per,
    fourth_section_per: result.fourth_section_per,
    fifth_section_per: result.fifth_section_per,
    total_true: result.total_true,
    total_false: result.total_false,
    created_at: result.created_at.toISOString(),
    name: member.name,
    logo: fileUrl(logo),
    valid_until: result.valid_until.toISOString(),
    withdrawn_at: result.withdrawn_at?.toISOString() ?? null,
    withdrawn_reason: result.withdrawn_reason,
    is_member: member.active,
    check_url,
    check_qr: drawQr(check_url),
    sections: withPercentages(scoredSectionsOf(questions.get(result.questionnaire_id) ?? []), result),
  }
}

export type AssessmentState = {
  answer_id: number
  year: number
  completion: boolean
  result: MemberResult | null
}

async function readAssessmentState(row: Row): Promise<AssessmentState> {
  return {
    answer_id: row.assessment.id,
    year: row.assessment.year,
    completion: row.assessment.completed_at !== null,
    result: await readMemberResult(row),
  }
}

/** Reads the state of a member's assessment of this year; null if the member has not started it. */
export async function getCurrentAssessment(
  memberId: number,
  on: Database | Transaction = db(),
): Promise<AssessmentState | null> {
  const [row] = await selectAssessments(on).where(
    and(eq(memberAssessments.member_id, memberId), eq(memberAssessments.year, thisYear)),
  )
  return row ? readAssessmentState(row) : null
}

/** Lists all assessments of a member that have a result, one for each year, newest first. */
export async function listFinishedAssessmentYears(memberId: number): Promise<AssessmentYear[]> {
  const rows = await selectAssessments()
    .where(and(eq(memberAssessments.member_id, memberId), sql`${memberResults.id} is not null`))
    .orderBy(desc(memberAssessments.year))
  return rows.map(({ assessment: { id, year, completed_at, publication }, result }) => ({
    ...{ answer_id: id, year, completion: completed_at !== null, publication },
    main_percentage: result?.main_percentage ?? null,
  }))
}

/** Reads one assessment of a member; null when the assessment is not this member's. */
async function findAssessment(assessmentId: number, memberId: number): Promise<Row | null> {
  const [row] = await selectAssessments().where(
    and(eq(memberAssessments.id, assessmentId), eq(memberAssessments.member_id, memberId)),
  )
  return row ?? null
}

/** The columns of an answer's proof file. */
export const proofColumns = {
  id: privateFiles.id,
  key: privateFiles.key,
  original_name: privateFiles.original_name,
}
type Proof = Pick<typeof privateFiles.$inferSelect, 'key' | 'original_name'>

/** Returns how calls name a proof file; nulls without one. */
export const proofFieldsOf = (proof: Proof | null) => ({
  proof_file: proof && privateFileUrl(proof.key),
  proof_file_name: proof && proof.original_name,
})

/**
 * Reads the questionnaire with a member's answers, in order. Without a result it contains all current
 * questions and headings; with a result, the answered questions and the headings above them, in the words that
 * were answered.
 * @param sections the numbers of the sections to which the answers are limited; all without them
 * @returns no rows and no result for an unknown assessment
 */
export async function getMemberAnswers(
  assessmentId: number,
  memberId: number,
  sections?: readonly string[],
): Promise<MemberAnswers> {
  const row = await findAssessment(assessmentId, memberId)
  if (!row) return { answers: [], result: null }
  const records = await db()
    .select({
      answer: memberAnswers,
      proof: proofColumns,
      colleague: assessmentColleagues.name,
    })
    .from(memberAnswers)
    .leftJoin(privateFiles, eq(privateFiles.id, memberAnswers.proof_file_id))
    .leftJoin(assessmentColleagues, eq(assessmentColleagues.id, memberAnswers.colleague_id))
    .where(eq(memberAnswers.assessment_id, assessmentId))
  const recordOf = new Map(records.map((record) => [record.answer.question_id, record]))
  const questions: (AnsweredQuestion & { meaning?: number })[] = row.result
    ? await readAnsweredQuestions(row.result.questionnaire_id, [...recordOf.keys()])
    : (await listAskedQuestions()).sort((a, b) => compareIndex(a.cid, b.cid))
  const shownQuestions = sections
    ? questions.filter(({ cid }) => sections.some((section) => isWithin(cid, section)))
    : questions
  const answers = shownQuestions.map(({ id, cid, pid, question, question_en, meaning }): StoredAnswer => {
    const { answer = null, proof = null, colleague = null } = recordOf.get(id) ?? {}
    // The question asks something else than what was answered.
    const isOutdated = answer?.answer != null && meaning !== undefined && answer.meaning !== meaning
    return {
      ...{ question_id: id, cid, pid, question, question_en },
      answer: answer?.answer == null || isOutdated ? null : answer.answer ? 1 : 0,
      proof: answer?.proof ?? false,
      ...proofFieldsOf(proof),
      comment: answer?.comment ?? '',
      ...(isOutdated && { is_changed: true }),
      ...(meaning !== undefined && meaning > 1 && { meaning }),
      ...(colleague && { answered_by: colleague }),
      ...(answer?.taken_over_year && { taken_over_year: answer.taken_over_year }),
    }
  })
  return { answers, result: await readMemberResult(row) }
}

/** Whether reviewers took up an assessment of the member. */
export async function hasReview(memberId: number): Promise<boolean> {
  const [row] = await db()
    .select({ id: memberAssessments.id })
    .from(assessmentReviews)
    .innerJoin(memberAssessments, eq(memberAssessments.id, assessmentReviews.assessment_id))
    .where(eq(memberAssessments.member_id, memberId))
    .limit(1)
  return row !== undefined
}

/** A hash of the document of the answers (`version`), and the values for the document's file name. */
export type AnswersVersion = { version: string; result_id: number; name: string; created_at: string }

/**
 * Hashes everything that the document of the answers shows. The database computes the hash, so that a check
 * for changes does not load the answers.
 * @returns null while there is no result
 */
export async function getAnswersVersion(assessmentId: number): Promise<AnswersVersion | null> {
  const { rows } = await db().execute<Omit<AnswersVersion, 'created_at'> & { created_at: Date }>(sql`
    select result.id as result_id, member.name, result.created_at, md5(concat_ws(' ', member.name, result::text,
      (select string_agg(md5(answer::text), '' order by answer.question_id)
        from ${memberAnswers} answer where answer.assessment_id = assessment.id),
      case when result.questionnaire_id is null then
        (select string_agg(md5(question::text), '' order by question.id) from ${assessmentQuestions} question)
      end)) as version
    from ${memberAssessments} assessment
    join ${memberCompanies} member on member.id = assessment.member_id
    join ${memberResults} result on result.assessment_id = assessment.id
    where assessment.id = ${assessmentId}`)
  const [row] = rows
  return row ? { ...row, created_at: new Date(row.created_at).toISOString() } : null
}

/** Counts the results that match a condition on them, their assessments and members. */
export async function countMemberResults(where?: SQL): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(memberResults)
    .innerJoin(memberAssessments, eq(memberAssessments.id, memberResults.assessment_id))
    .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
    .where(where)
  return row?.total ?? 0
}

const resultSortColumns = { name: memberCompanies.name, created_at: memberResults.created_at }

/** Lists results with their members, newest first unless another order is chosen. */
export async function listAdminMemberResults(
  paging: Listing<keyof typeof resultSortColumns>,
): Promise<{ respondents: MemberRespondent[]; total: number; totalPages: number }> {
  const isFound = await matchesTermSql(paging.term, 'company', memberCompanies.id)
  const where = and(isNotNull(memberResults.id), isFound)
  const defaultOrder = [desc(memberResults.created_at), desc(memberResults.id)]
  const [total, rows] = await Promise.all([
    countMemberResults(where),
    selectAssessments()
      .where(where)
      .orderBy(...sortOrder(paging.sort, resultSortColumns, defaultOrder))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
  ])
  return {
    respondents: rows.map(({ assessment, member, result, logo }) => ({
      name: member.name,
      email: member.email,
      created_at: (result?.created_at ?? assessment.created_at).toISOString(),
      publication: assessment.publication,
      completion: assessment.completed_at !== null,
      main_percentage: result?.main_percentage ?? null,
      answer_id: assessment.id,
      member_id: member.id,
      logo: fileUrl(logo),
    })),
    total,
    totalPages: numberOfPages(total, paging.limit),
  }
}

/**
 * Reads the result and the files of one assessment: its proofs in the order of their questions, and its
 * attachments (two at most).
 */
export async function getMemberFiles(assessmentId: number, memberId: number): Promise<MemberFiles> {
  const row = await findAssessment(assessmentId, memberId)
  if (!row) return { files: [], result: null, attachment: null }
  const proofs = await db()
    .select({
      id: memberAnswers.question_id,
      cid: assessmentQuestions.cid,
      key: privateFiles.key,
      name: privateFiles.original_name,
    })
    .from(memberAnswers)
    .innerJoin(assessmentQuestions, eq(assessmentQuestions.id, memberAnswers.question_id))
    .innerJoin(privateFiles, eq(privateFiles.id, memberAnswers.proof_file_id))
    .where(eq(memberAnswers.assessment_id, assessmentId))
  const questionnaireId = row.result?.questionnaire_id ?? null
  const questionnaire = (await readQuestionnaires([questionnaireId])).get(questionnaireId)
  const { official_document_id: officialDocumentId, form_id: formId } = row.assessment
  const attachments = await db()
    .select()
    .from(privateFiles)
    .where(
      inArray(
        privateFiles.id,
        [officialDocumentId, formId].filter((id) => id !== null),
      ),
    )
  const urlOf = (id: number | null) => {
    const file = attachments.find((each) => each.id === id)
    return file ? privateFileUrl(file.key) : null
  }
  return {
    files: proofs
      .map(({ id, cid, ...proof }) => ({ ...proof, cid: questionnaire?.get(id)?.cid ?? cid }))
      .sort((a, b) => compareIndex(a.cid, b.cid))
      .map(({ cid, key, name }) => ({ cid, proof_file: privateFileUrl(key), name })),
    result: await readMemberResult(row),
    attachment:
      officialDocumentId === null
        ? null
        : { official_document: urlOf(officialDocumentId), form: urlOf(formId) },
  }
}

/** Returns the id of the member who made an assessment; null for an unknown assessment. */
export async function findAssessmentMemberId(assessmentId: number): Promise<number | null> {
  const [row] = await db()
    .select({ memberId: memberAssessments.member_id })
    .from(memberAssessments)
    .where(eq(memberAssessments.id, assessmentId))
  return row?.memberId ?? null
}
