import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { assessmentColleagues, colleagueSessions } from '@/db/schema/assessment'
import { Problem } from '@/lib/platform/api/problem'
import { requireRow } from '@/lib/platform/api/rows'
import type { MemberCaller } from '@/lib/platform/auth/callers'
import { createSessionToken, sessionTokenHash } from '@/lib/platform/auth/session-token'
import { env } from '@/lib/platform/env'
import type { Locale } from '@/lib/platform/i18n/locale'
import { localePath } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { queueMail } from '@/lib/platform/mail/outbox'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { getOrCreateCurrentAssessment } from '../member/mutations'
import { listSectionsWithQuestions } from '../questions/queries'
import { colleaguesMax, type InvitationForm } from './schema'

/**
 * Invites a colleague by mail. The link opens the sections of this invitation until the member ends it or
 * finishes the assessment; that of an earlier invitation to the same address ends.
 * @throws Problem conflict once the assessment is finished, and with too many colleagues; bad_input for a
 * section that is not asked
 */
export async function inviteColleague(
  { name, email, sections }: InvitationForm,
  member: MemberCaller,
  lang: Locale,
): Promise<{ id: number }> {
  const current = await getOrCreateCurrentAssessment(member.id)
  if (current.result) throw new Problem('conflict', 'problems.assessment_finished')
  const askedSections = new Set((await listSectionsWithQuestions()).map(({ mainIndex }) => mainIndex))
  if (!sections.every((section) => askedSections.has(section)))
    throw Problem.ofField('sections', 'validation.assessment.sections')
  const isOfThis = eq(assessmentColleagues.assessment_id, current.answer_id)
  const token = createSessionToken()
  return inTransaction(async () => {
    const others = and(isOfThis, isNull(assessmentColleagues.ended_at), ne(assessmentColleagues.email, email))
    if ((await db().$count(assessmentColleagues, others)) >= colleaguesMax)
      throw new Problem('conflict', 'problems.colleagues_full', { max: colleaguesMax })
    const values = { name, sections, token_hash: sessionTokenHash(token), opened_at: null, ended_at: null }
    const { id } = requireRow(
      await db()
        .insert(assessmentColleagues)
        .values({ assessment_id: current.answer_id, email, ...values })
        .onConflictDoUpdate({
          target: [assessmentColleagues.assessment_id, assessmentColleagues.email],
          set: values,
        })
        .returning({ id: assessmentColleagues.id }),
    )
    await db().delete(colleagueSessions).where(eq(colleagueSessions.colleague_id, id))
    const path = localePath(lang, associationPaths.memberAssessment)
    const mail = {
      ...{ colleague: name, name: member.name, email: member.email, year: current.year },
      // Behind the `#`, so that no server and no other site learns of it.
      url: `${env().siteUrl}${path}#invitation=${token}`,
    }
    await queueMail([
      {
        ...{ kind: 'assessmentInvitation', to: email },
        subject: messageText(lang, 'assessment.invitationMail.subject', mail),
        text: messageText(lang, 'assessment.invitationMail.text', mail),
      },
    ])
    return { id }
  })
}

/** Ends an invitation with its sessions. @throws Problem not_found for another member's, or an ended one */
export async function endInvitation(id: number, member: MemberCaller): Promise<void> {
  const current = await getOrCreateCurrentAssessment(member.id)
  await inTransaction(async () => {
    requireRow(
      await db()
        .update(assessmentColleagues)
        .set({ ended_at: sql`now()` })
        .where(
          and(
            eq(assessmentColleagues.id, id),
            eq(assessmentColleagues.assessment_id, current.answer_id),
            isNull(assessmentColleagues.ended_at),
          ),
        )
        .returning({ id: assessmentColleagues.id }),
    )
    await db().delete(colleagueSessions).where(eq(colleagueSessions.colleague_id, id))
  })
}

/** Notes that a colleague has opened the link. */
export async function markInvitationOpened(id: number): Promise<void> {
  await db()
    .update(assessmentColleagues)
    .set({ opened_at: sql`now()` })
    .where(and(eq(assessmentColleagues.id, id), isNull(assessmentColleagues.opened_at)))
}
