import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import { getMember } from '@/lib/content/members/queries'
import { openColleagueSessionAndBuildCookie } from '@/lib/content/members/session'
import { readStanding } from '../member/standing'
import { getOrCreateCurrentAssessment } from '../member/mutations'
import type { colleagueCalls } from './calls'
import { endInvitation, inviteColleague, markInvitationOpened } from './mutations'
import { findInvitation, listColleagues } from './queries'

export const colleagueHandlers: Handlers<typeof colleagueCalls> = {
  listColleagues: async ({ member }) => {
    const { answer_id } = await getOrCreateCurrentAssessment(member.id)
    return { colleagues: await listColleagues(answer_id) }
  },
  inviteColleague: ({ input, member, lang }) => inviteColleague(input, member, lang),
  endInvitation: ({ input, member }) => endInvitation(input.id, member),
  verifyColleague: async ({ input, setHeader }) => {
    const invitation = await findInvitation(input.token)
    const member = invitation && (await getMember(invitation.memberId))
    if (!invitation || !member?.active) throw new Problem('not_found', 'problems.invitation_ended')
    await markInvitationOpened(invitation.colleague.id)
    setHeader('set-cookie', await openColleagueSessionAndBuildCookie(invitation.colleague.id))
    return readStanding({ ...member, colleague: invitation.colleague })
  },
}
