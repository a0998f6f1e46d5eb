import type { MemberCaller, MemberCompany } from '@/lib/platform/auth/callers'
import type { KnownMember } from '@/lib/content/members/schema'
import { getOrCreateCurrentAssessment } from './mutations'
import { findEarlierYear } from './earlier-answers'
import { hasReview } from './queries'

export const knownMemberOf = ({ id, name, logo }: MemberCompany): KnownMember => ({ id, name, logo })

/**
 * Reads where the assessment of this year stands for who is signed in: its state, which year the form offers to
 * take answers over from, whether reviewers read one of its assessments, and for a colleague the sections.
 */
export async function readStanding(member: MemberCaller) {
  const { answer_id, completion, result } = await getOrCreateCurrentAssessment(member.id)
  const { colleague } = member
  return {
    ...{ member: knownMemberOf(member), answer_id, completion, result },
    ...(!result && !colleague && { earlier_year: await findEarlierYear(member.id) }),
    ...(!colleague && (await hasReview(member.id)) && { has_review: true }),
    ...(colleague && { colleague: { id: colleague.id, name: colleague.name, sections: colleague.sections } }),
  }
}
