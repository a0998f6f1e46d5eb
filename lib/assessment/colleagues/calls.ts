import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer } from '@/lib/platform/api/fields'
import { wayInRate } from '@/lib/platform/auth/way-in'
import { memberStanding } from '../member/calls'
import { colleague, endedInvitation, invitationForm, invitationToken } from './schema'

export const colleagueCalls = {
  listColleagues: call('GET /client/get/colleagues', {
    summary: "Who was invited to answer sections of this year's assessment",
    access: 'member',
    input: z.object({}),
    answer: z.object({ colleagues: z.array(colleague) }),
  }),
  inviteColleague: call('POST /client/insert/colleague', {
    summary: 'Invite a colleague by mail to answer sections; a second invitation replaces the first',
    access: 'member',
    input: invitationForm,
    answer: z.object({ id: z.number().int() }),
    rate: { points: 60, perSeconds: 3_600 },
  }),
  endInvitation: call('DELETE /client/delete/colleague', {
    summary: "End a colleague's invitation and sessions; the answers stay",
    access: 'member',
    input: endedInvitation,
    answer: doneAnswer,
  }),
  verifyColleague: call('POST /client/verify/colleague', {
    summary: 'Sign in with the link of an invitation',
    access: 'public',
    input: invitationToken,
    answer: memberStanding,
    isWayIn: true,
    rate: wayInRate,
  }),
}
