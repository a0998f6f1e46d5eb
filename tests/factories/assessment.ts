import { randomUUID } from 'node:crypto'
import { isNull } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { assessmentQuestions } from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'
import { parentIndex } from '@/lib/assessment/questions/schema'
import { getMember } from '@/lib/content/members/queries'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { findOrMakeUsualPicture } from './rows'

export async function makeMember(
  values: Partial<typeof memberCompanies.$inferInsert> = {},
): Promise<MemberCompany> {
  const logo_file_id = (await findOrMakeUsualPicture()).id
  const [row] = await inTransaction(() =>
    db()
      .insert(memberCompanies)
      .values({
        name: `Гишүүн ${randomUUID()} ХХК`,
        email: `${randomUUID()}@member.example`,
        logo_file_id,
        ...values,
      })
      .returning({ id: memberCompanies.id }),
  )
  const member = row && (await getMember(row.id))
  if (!member) throw new Error('the member was not made')
  return member
}

export async function makeQuestion(
  cid: string,
  values: Partial<typeof assessmentQuestions.$inferInsert> = {},
): Promise<number> {
  const [row] = await db()
    .insert(assessmentQuestions)
    .values({ cid, pid: parentIndex(cid), question: `Асуулт ${cid}`, ...values })
    .returning({ id: assessmentQuestions.id })
  if (!row) throw new Error('the question was not made')
  return row.id
}

/**
 * Replaces the current questionnaire, whose questions are retired: there is only one.
 * @returns ids by number
 */
export async function makeQuestionnaire(cids: readonly string[]): Promise<Record<string, number>> {
  await db()
    .update(assessmentQuestions)
    .set({ retired_at: new Date() })
    .where(isNull(assessmentQuestions.retired_at))
  const rows = await db()
    .insert(assessmentQuestions)
    .values(cids.map((cid) => ({ cid, pid: parentIndex(cid), question: `Асуулт ${cid}` })))
    .returning({ id: assessmentQuestions.id, cid: assessmentQuestions.cid })
  return Object.fromEntries(rows.map(({ cid, id }) => [cid, id]))
}
