import { and, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { assessmentQuestions, memberAnswers } from '@/db/schema/assessment'
import type { privateFiles } from '@/db/schema/members'
import { findSender, mayReadMember } from '@/lib/content/members/session'
import type { Credentials } from '@/lib/platform/api/client'
import type { SessionColleague } from '@/lib/platform/auth/callers'
import { isWithin } from '../questions/numbers'

/**
 * Whether the sender of a request may read a private file: the member whose file it is, a colleague if it is a
 * proof in one of the colleague's sections, and staff whose role may see personal data.
 */
export async function maySenderReadFile(
  file: Pick<typeof privateFiles.$inferSelect, 'id' | 'member_id'>,
  credentials: Credentials,
): Promise<boolean> {
  const sender = await findSender(credentials)
  if (mayReadMember(file.member_id, sender)) return true
  const colleague = sender.member?.colleague
  return colleague ? isProofOfSections(file.id, colleague) : false
}

async function isProofOfSections(
  fileId: number,
  { assessmentId, sections }: SessionColleague,
): Promise<boolean> {
  const rows = await db()
    .select({ cid: assessmentQuestions.cid })
    .from(memberAnswers)
    .innerJoin(assessmentQuestions, eq(assessmentQuestions.id, memberAnswers.question_id))
    .where(and(eq(memberAnswers.assessment_id, assessmentId), eq(memberAnswers.proof_file_id, fileId)))
  return rows.some(({ cid }) => sections.some((section) => isWithin(cid, section)))
}
