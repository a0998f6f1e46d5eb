import { randomUUID } from 'node:crypto'
import { isNull } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import {
  assessmentClauses,
  assessmentQuestions,
  assessmentStandards,
  memberAssessments,
  memberResults,
} from '@/db/schema/assessment'
import { memberCompanies, privateFiles } from '@/db/schema/members'
import { parentIndex } from '@/lib/assessment/questions/numbers'
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

/** A standard with a name of its own. */
export async function makeStandard(
  values: Partial<typeof assessmentStandards.$inferInsert> = {},
): Promise<{ id: number; code: string }> {
  const [row] = await inTransaction(() =>
    db()
      .insert(assessmentStandards)
      .values({ code: randomUUID(), name: 'Standard', ...values })
      .returning({ id: assessmentStandards.id, code: assessmentStandards.code }),
  )
  if (!row) throw new Error('the standard was not made')
  return row
}

/** A clause of a question. @returns its id */
export async function makeClause(values: typeof assessmentClauses.$inferInsert): Promise<number> {
  const [row] = await inTransaction(() =>
    db().insert(assessmentClauses).values(values).returning({ id: assessmentClauses.id }),
  )
  if (!row) throw new Error('the clause was not made')
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

/** Makes a result of a member without answers. @returns its assessment, and the code of its page */
export async function makeResult({
  member,
  assessment = {},
  result = {},
}: {
  member?: MemberCompany
  assessment?: Partial<typeof memberAssessments.$inferInsert>
  result?: Partial<typeof memberResults.$inferInsert>
} = {}): Promise<{ member: MemberCompany; answerId: number; resultId: number; code: string }> {
  const owner = member ?? (await makeMember())
  const [assessmentRow] = await db()
    .insert(memberAssessments)
    .values({ member_id: owner.id, year: new Date().getFullYear(), ...assessment })
    .returning({ id: memberAssessments.id })
  if (!assessmentRow) throw new Error('the assessment was not made')
  const [resultRow] = await db()
    .insert(memberResults)
    .values({
      ...{
        assessment_id: assessmentRow.id,
        main_percentage: 75,
        first_section_per: 75,
        second_section_per: 75,
      },
      ...{ third_section_per: 75, fourth_section_per: 75, fifth_section_per: 75 },
      ...{ total_true: 3, total_false: 1, ...result },
    })
    .returning({ id: memberResults.id, code: memberResults.check_code })
  if (!resultRow) throw new Error('the result was not made')
  return { member: owner, answerId: assessmentRow.id, resultId: resultRow.id, code: resultRow.code }
}

type PublishedParts = Omit<NonNullable<Parameters<typeof makeResult>[0]>, 'member'> & {
  member?: MemberCompany | Partial<typeof memberCompanies.$inferInsert>
}

/** Makes a result of a closed assessment, whose member published it. */
export async function makePublishedResult({
  member = {},
  assessment = {},
  result = {},
}: PublishedParts = {}) {
  const owner = 'logo' in member ? member : await makeMember(member)
  const fileValues = () => ({
    ...{ key: randomUUID(), member_id: owner.id, kind: 'pdf' as const },
    ...{ mime: 'application/pdf', bytes: 100 },
  })
  const [document, form] = await db()
    .insert(privateFiles)
    .values([fileValues(), fileValues()])
    .returning({ id: privateFiles.id })
  if (!document || !form) throw new Error('the attachments were not made')
  return makeResult({
    member: owner,
    assessment: {
      ...{ official_document_id: document.id, form_id: form.id, completed_at: new Date() },
      ...{ publication: true, ...assessment },
    },
    result,
  })
}
