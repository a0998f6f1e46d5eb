import type { Transaction } from '@/db/client'
import { assessmentQuestions } from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'
import { parentIndex } from '@/lib/assessment/questions/schema'
import { demoMemberCompanies } from './members'
import { demoQuestions } from './questions'

/**
 * Writes the questionnaire and the members that may answer it.
 * @param file ids of the stored demo files by their path
 */
export async function insertAssessment(tx: Transaction, file: (path: string) => number): Promise<void> {
  await tx
    .insert(assessmentQuestions)
    .values(demoQuestions.map((question) => ({ ...question, pid: parentIndex(question.cid) })))
  await tx.insert(memberCompanies).values(
    demoMemberCompanies.map(({ key, name, email, active }) => ({
      name,
      email,
      active,
      logoFileId: file(`logos/${key}.png`),
    })),
  )
}
