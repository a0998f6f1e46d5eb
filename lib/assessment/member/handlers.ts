import type { Handlers } from '@/lib/api/handlers'
import { Problem } from '@/lib/api/problem'
import { closeMemberSessions, openMemberSession } from '@/lib/auth/member-session'
import { sendCode, spendCode } from '@/lib/auth/one-time-code'
import { messageText } from '@/lib/i18n/messages'
import { getMember, getMemberByEmail } from '@/lib/members/queries'
import type { KnownMember, MemberCompany } from '@/lib/members/schema'
import type { memberAssessmentCalls } from './calls'
import { completeAssessment, finishAssessment, openAssessment, saveMemberAnswer } from './mutations'
import {
  getCurrentAssessment,
  getMemberAnswers,
  getMemberFiles,
  listAssessmentYears,
  listMemberResults,
} from './queries'

const known = ({ id, name, logo }: MemberCompany): KnownMember => ({ id, name, logo })

/** A code that went out within the last minute still serves. */
async function sendFirstCode(...given: Parameters<typeof sendCode>): Promise<void> {
  await sendCode(...given).catch((error: unknown) => {
    if (error instanceof Problem && error.key === 'problems.code_wait') return
    throw error
  })
}

export const memberAssessmentHandlers: Handlers<typeof memberAssessmentCalls> = {
  checkEmail: async ({ input, lang }) => {
    const member = await getMemberByEmail(input.email)
    if (!member?.active) return { answer_id: null }
    await sendFirstCode('member', member.email, lang)
    const current = await getCurrentAssessment(member.id)
    return { member: known(member), answer_id: current?.answer_id ?? null }
  },
  createCode: async ({ input, lang }) => {
    const member = await getMember(input.id)
    // Of an unknown number no more is told than that of a member would be.
    if (member?.active) await sendCode('member', member.email, lang)
    return { message: messageText(lang, 'assessment.member.code.sent') }
  },
  verifyCode: async ({ input, lang, setHeader }) => {
    const member = await getMember(input.id)
    const isRight = member?.active && (await spendCode('member', member.email, input.code))
    if (!isRight) return { message: messageText(lang, 'problems.code_wrong') }
    setHeader('set-cookie', await openMemberSession(member.id))
    const { answer_id, completion, result } = await openAssessment(member.id)
    return { member: known(member), answer_id, completion, result }
  },
  getMemberSession: async ({ member }) => {
    if (!member) return { member: null }
    const { answer_id, completion, result } = await openAssessment(member.id)
    return { member: known(member), answer_id, completion, result }
  },
  endMemberSession: async ({ member, setHeader }) => {
    setHeader('set-cookie', await closeMemberSessions(member.id))
    return {}
  },
  insertMemberAnswer: ({ input, files, member }) => saveMemberAnswer(input, files.proof_file, member),
  insertResult: async ({ input, member }) => ({ result: await finishAssessment(input, member) }),
  insertAttachment: async ({ input, files, member }) => {
    await completeAssessment(input, files, member)
    return {}
  },
  getMemberAnswers: async ({ input, member }) => {
    // Of another's assessment there is nothing to be seen, and not that it exists either.
    if (input.memberId !== member.id) return { answer: { answers: [], result: null } }
    return { answer: await getMemberAnswers(input.answerId, member.id) }
  },
  listAssessmentYears: async ({ member }) => ({ years: await listAssessmentYears(member.id) }),
  listMemberResults: ({ input }) => listMemberResults(input),
  getAdminMemberAnswers: async ({ input }) => ({
    answer: await getMemberAnswers(input.answerId, input.memberId),
  }),
  getMemberFiles: async ({ input }) => ({ file: await getMemberFiles(input.answerId, input.memberId) }),
}
