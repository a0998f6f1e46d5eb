import { eq } from 'drizzle-orm'
import { afterCommit, db, inTransaction } from '@/db/client'
import { assessmentQuestions, memberAnswers, memberAssessments, memberResults } from '@/db/schema/assessment'
import { privateFiles } from '@/db/schema/members'
import { deleteRow, insertRow, typeCheckedValues } from '@/lib/platform/api/rows'
import { type PrivateFile, removePrivateFileBytes } from '@/lib/platform/files/private'
import { yearOf } from '@/lib/platform/i18n/format'
import { findOrRetireQuestions, storeImportedQuestionnaire } from '../imported-answers'
import { readAssessmentSettings } from '../settings/queries'
import { endOfValidity } from '../validity'
import type { ImportedAssessment } from './schema'
import { deleteUnusedFiles } from './unused-files'

/** The field of the proof of a question in the files of an imported assessment. */
export const proofField = (cid: string) => `proof_file/${cid}`

/**
 * Adds a finished assessment of an old site, or writes it anew. It is closed if both attachments came over.
 * Nobody gets a mail.
 * @param files the attachments, and the proofs under the names of `proofField`; without a new file the one that
 * came over before stays
 */
export async function saveImportedAssessment(
  { id, member_id, created_at, publication, result, answers }: ImportedAssessment,
  files: Readonly<Record<string, PrivateFile | undefined>>,
): Promise<{ id: number }> {
  return inTransaction(async () => {
    const filesBefore = id === undefined ? new Map<string, number>() : await takeOutContents(id)
    const questionIdOf = await findOrRetireQuestions(answers)
    const newFileIdOf = await insertAssessmentFiles(files, member_id)
    const fileIdOf = (field: string) => newFileIdOf(field) ?? filesBefore.get(field) ?? null
    const [official_document_id, form_id] = [fileIdOf('official_document'), fileIdOf('form')]
    const row = {
      ...{ member_id, publication, official_document_id, form_id, created_at },
      year: yearOf(created_at.toISOString()),
      completed_at: official_document_id !== null && form_id !== null ? created_at : null,
    }
    const assessment = id === undefined ? await insertRow(memberAssessments, row) : { id }
    if (id !== undefined) await db().update(memberAssessments).set(row).where(eq(memberAssessments.id, id))
    await db()
      .insert(memberAnswers)
      .values(
        answers.map(({ cid, question: _question, ...answer }) => ({
          ...typeCheckedValues(memberAnswers, answer),
          assessment_id: assessment.id,
          question_id: questionIdOf(cid),
          proof_file_id: answer.proof ? fileIdOf(proofField(cid)) : null,
          updated_at: created_at,
        })),
      )
    await db()
      .insert(memberResults)
      .values({
        assessment_id: assessment.id,
        questionnaire_id: await storeImportedQuestionnaire(answers, questionIdOf),
        ...typeCheckedValues(memberResults, result),
        created_at,
        valid_until: endOfValidity(created_at, (await readAssessmentSettings()).validity_months),
      })
    const proofFields = answers.flatMap(({ cid, proof }) => (proof ? [proofField(cid)] : []))
    const usedIds = ['official_document', 'form', ...proofFields].map(fileIdOf)
    await deleteFiles([...filesBefore.values()].filter((fileId) => !usedIds.includes(fileId)))
    return assessment
  })
}

/** Writes the rows of the files of an assessment. @returns the number of a field's file; null without one */
async function insertAssessmentFiles(
  files: Readonly<Record<string, PrivateFile | undefined>>,
  member_id: number,
): Promise<(field: string) => number | null> {
  const rows = Object.values(files).flatMap((file) => (file ? [{ ...file, member_id }] : []))
  if (rows.length === 0) return () => null
  const newFiles = await db()
    .insert(privateFiles)
    .values(rows)
    .returning({ id: privateFiles.id, key: privateFiles.key })
  const ids = new Map(newFiles.map(({ id, key }) => [key, id]))
  return (field) => ids.get(files[field]?.key ?? '') ?? null
}

/** Deletes the answers and the result of an assessment. @returns its files by their fields, which stay */
async function takeOutContents(id: number): Promise<Map<string, number>> {
  const [assessment] = await db()
    .select()
    .from(memberAssessments)
    .where(eq(memberAssessments.id, id))
    .for('update')
  const proofs = await db()
    .select({ cid: assessmentQuestions.cid, fileId: memberAnswers.proof_file_id })
    .from(memberAnswers)
    .innerJoin(assessmentQuestions, eq(assessmentQuestions.id, memberAnswers.question_id))
    .where(eq(memberAnswers.assessment_id, id))
  await db()
    .update(memberAssessments)
    .set({ completed_at: null, official_document_id: null, form_id: null })
    .where(eq(memberAssessments.id, id))
  await db().delete(memberAnswers).where(eq(memberAnswers.assessment_id, id))
  await db().delete(memberResults).where(eq(memberResults.assessment_id, id))
  const filesByField = [
    ['official_document', assessment?.official_document_id] as const,
    ['form', assessment?.form_id] as const,
    ...proofs.map(({ cid, fileId }) => [proofField(cid), fileId] as const),
  ]
  return new Map(filesByField.flatMap(([field, fileId]) => (fileId ? [[field, fileId] as const] : [])))
}

/** Deletes private files that nothing refers to, and their bytes with the commit. */
async function deleteFiles(ids: readonly number[]): Promise<void> {
  const unusedKeys = await db().transaction((tx) => deleteUnusedFiles(tx, ids))
  await afterCommit(() => removePrivateFileBytes(unusedKeys))
}

/** Takes an imported assessment back. @throws Problem not_found */
export async function deleteImportedAssessment(id: number): Promise<void> {
  const files = await takeOutContents(id)
  await deleteFiles([...files.values()])
  await deleteRow(memberAssessments, id)
}
