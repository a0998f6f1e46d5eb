import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/db/client'
import { memberAnswers, memberAssessments } from '@/db/schema/assessment'
import { assessmentChanges } from '@/db/schema/reviews'
import { privateFiles } from '@/db/schema/members'

/**
 * Deletes the rows of those private files to which no answer, no change of one and no assessment refers: a
 * proof that was taken over belongs to several years.
 * @returns the keys of the deleted files, whose bytes the caller removes
 */
export async function deleteUnusedFiles(tx: Transaction, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const isOneOfThem = inArray(privateFiles.id, [...ids])
  // Waits for those who take the file over, so that the next statement sees what they wrote.
  await tx
    .select({ id: privateFiles.id })
    .from(privateFiles)
    .where(isOneOfThem)
    .orderBy(privateFiles.id)
    .for('update')
  const deletedFiles = await tx
    .delete(privateFiles)
    .where(
      sql`${isOneOfThem}
        and not exists (select from ${memberAnswers} where ${memberAnswers.proof_file_id} = ${privateFiles.id})
        and not exists (select from ${assessmentChanges}
          where ${assessmentChanges.earlier_proof_id} = ${privateFiles.id})
        and not exists (select from ${memberAssessments}
          where ${privateFiles.id} in (${memberAssessments.official_document_id}, ${memberAssessments.form_id}))`,
    )
    .returning({ key: privateFiles.key })
  return deletedFiles.map(({ key }) => key)
}
