import { and, eq, notExists, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberAnswers, memberAssessments } from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'
import { isForeignKeyViolation, writeUnlessTaken } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { increment, saveRow, typeCheckedValues } from '@/lib/platform/api/rows'
import { lockAndMatchListing, lockAndMatchSentListing } from '@/lib/organisations/queries'
import type { StoredFile } from '@/lib/platform/files/store'
import type { MemberCompanyForm, MemberCompanyUpdate } from './schema'

/**
 * Adds a member company and links it to its listing in the directory, if it has one.
 * @returns null when its e-mail address is already registered
 * @throws Problem bad_input when the chosen listing has another registration number
 */
export async function insertMember(
  { image: _image, ...form }: MemberCompanyForm,
  logo: StoredFile,
): Promise<{ id: number } | null> {
  const values = typeCheckedValues(memberCompanies, { ...form, ...(await lockAndMatchListing(form)) })
  return writeUnlessTaken(async (tx) => {
    const [row] = await tx
      .insert(memberCompanies)
      .values({ ...values, logo_file_id: logo.id })
      .returning({ id: memberCompanies.id })
    if (!row) throw new Error('the member row was not written')
    return row
  })
}

/**
 * Changes a member company; without a new picture it keeps its logo.
 * @returns null when the e-mail address is registered for another member
 * @throws Problem not_found, conflict when somebody saved the member since `version`, or bad_input when the
 * chosen listing has another registration number
 */
export async function updateMember(
  { id, version, image: _image, ...form }: MemberCompanyUpdate,
  logo: StoredFile | undefined,
): Promise<{ id: number } | null> {
  const values = typeCheckedValues(memberCompanies, { ...form, ...(await lockAndMatchSentListing(form)) })
  const columns = { ...values, ...(logo ? { logo_file_id: logo.id } : {}) }
  return writeUnlessTaken((tx) =>
    saveRow(memberCompanies, { id, version }, (where) =>
      tx
        .update(memberCompanies)
        .set({ ...columns, version: increment(memberCompanies.version) })
        .where(where)
        .returning({ id: memberCompanies.id }),
    ),
  )
}

/**
 * Deletes a member company and its assessments without answers.
 * @throws Problem not_found, or conflict when the member has answered an assessment, because the answers
 * would be lost
 */
export async function deleteMemberAndUnansweredAssessments(id: number): Promise<void> {
  try {
    await db().transaction(async (tx) => {
      const answerRows = tx
        .select({ found: sql`1` })
        .from(memberAnswers)
        .where(eq(memberAnswers.assessment_id, memberAssessments.id))
      await tx
        .delete(memberAssessments)
        .where(and(eq(memberAssessments.member_id, id), notExists(answerRows)))
      const rows = await tx
        .delete(memberCompanies)
        .where(eq(memberCompanies.id, id))
        .returning({ id: memberCompanies.id })
      if (rows.length === 0) throw new Problem('not_found')
    })
  } catch (error) {
    throw isForeignKeyViolation(error) ? new Problem('conflict', 'problems.member_answers') : error
  }
}
