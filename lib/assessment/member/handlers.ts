import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import { browserIdentityOf, createBrowserIdentity } from '@/lib/platform/auth/browser'
import { answerAfterMinimumTime } from '@/lib/platform/auth/even-time'
import {
  endMemberSessionsAndBuildCookieDeletion,
  mayReadMember,
  openMemberSessionAndBuildCookie,
  type RequestSender,
} from '@/lib/content/members/session'
import {
  hasRequestedCodeFor,
  isValidPass,
  type CodeReceiver,
  rememberBrowser,
  createCodeAndQueueMail,
  createCodeUnlessRecent,
  redeemCode,
} from '@/lib/platform/auth/one-time-code'
import { messageText } from '@/lib/platform/i18n/messages'
import { getMember, getMemberByEmail } from '@/lib/content/members/queries'
import { safeFileName } from '@/lib/platform/files/file-name'
import { formatIsoDay } from '@/lib/platform/i18n/format'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { getOrDrawAnswersDocument } from './answers-document'
import type { memberAssessmentCalls } from './calls'
import { getEarlierAnswers } from './earlier-answers'
import { streamFilesZip } from './files-zip'
import { completeAssessmentAndNotify, finishAssessment, saveMemberAnswer } from './mutations'
import {
  getCurrentAssessment,
  getMemberAnswers,
  getMemberFiles,
  listFinishedAssessmentYears,
  findAssessmentMemberId,
  listAdminMemberResults,
} from './queries'
import type { MemberResult } from './schema'
import { knownMemberOf, readStanding } from './standing'

const receiverOf = ({ email }: MemberCompany): CodeReceiver => ({ audience: 'member', email })

/** @throws Problem not_found for an unknown assessment, and equally for callers who may not read it */
async function requireReadableMemberId(assessmentId: number, sender: RequestSender): Promise<number> {
  const memberId = await findAssessmentMemberId(assessmentId)
  if (memberId === null || !mayReadMember(memberId, sender)) throw new Problem('not_found')
  return memberId
}

/** Returns the file name of an assessment's document: `Company 2026-05-01`. */
const documentFileName = ({ name, created_at }: Pick<MemberResult, 'name' | 'created_at'>) =>
  safeFileName(`${name} ${formatIsoDay(created_at)}`, 160)

export const memberAssessmentHandlers: Handlers<typeof memberAssessmentCalls> = {
  checkEmail: ({ input, lang, client, setHeader }) => {
    const browser = browserIdentityOf(client.cookies) ?? createBrowserIdentity()
    setHeader('set-cookie', browser.cookie)
    const findMemberAndSendCode = async () => {
      const member = await getMemberByEmail(input.email)
      if (!member?.active) return { answer_id: null }
      const receiver = receiverOf(member)
      if (isValidPass(receiver, input.pass)) await rememberBrowser(receiver, browser.hash)
      await createCodeUnlessRecent(receiver, { browserHash: browser.hash, address: client.address }, lang)
      const current = await getCurrentAssessment(member.id)
      return { member: knownMemberOf(member), answer_id: current?.answer_id ?? null }
    }
    return answerAfterMinimumTime(findMemberAndSendCode())
  },
  createCode: ({ input, lang, client }) => {
    const sendCodeAgain = async () => {
      const member = await getMember(input.id)
      const browserHash = browserIdentityOf(client.cookies)?.hash ?? ''
      // A browser that did not request a code for this member lately gets the same answer as for an unknown
      // member id.
      const isAsked = await hasRequestedCodeFor(member?.active ? receiverOf(member) : null, browserHash)
      const codeClient = { browserHash, address: client.address }
      // Only a browser that requested this member's code lately may learn that no mail was sent.
      if (member && isAsked && !(await createCodeAndQueueMail(receiverOf(member), codeClient, lang)))
        throw new Problem('rate_limited', 'problems.code_unsent')
      return { message: messageText(lang, 'assessment.member.code.sent') }
    }
    return answerAfterMinimumTime(sendCodeAgain())
  },
  verifyCode: async ({ input, lang, client, setHeader }) => {
    const member = await getMember(input.id)
    const receiver = member?.active ? receiverOf(member) : null
    const browser = browserIdentityOf(client.cookies)
    // A wrong code must not throw: the transaction that counts the attempt would be rolled back.
    const isRight = await redeemCode(receiver, browser?.hash ?? '', input.code)
    if (!isRight || !member || !receiver || !browser)
      return { message: messageText(lang, 'problems.code_wrong') }
    await rememberBrowser(receiver, browser.hash)
    setHeader('set-cookie', browser.cookie)
    setHeader('set-cookie', await openMemberSessionAndBuildCookie(member.id))
    return readStanding({ ...member, colleague: null })
  },
  getMemberSession: async ({ member }) => (member ? readStanding(member) : { member: null }),
  endMemberSession: async ({ member, setHeader }) => {
    setHeader('set-cookie', await endMemberSessionsAndBuildCookieDeletion(member))
  },
  insertMemberAnswer: ({ input, files, member }) => saveMemberAnswer(input, files.proof_file, member),
  insertResult: async ({ input, member, lang }) => ({ result: await finishAssessment(input, member, lang) }),
  insertAttachment: ({ input, files, member, lang }) =>
    completeAssessmentAndNotify(input, files, member, lang),
  getMemberAnswers: async ({ input, member }) => {
    // Another member's assessment gets the same answer as an unknown one.
    if (input.memberId !== member.id) return { answer: { answers: [], result: null } }
    return { answer: await getMemberAnswers(input.answerId, member.id, member.colleague?.sections) }
  },
  getEarlierAnswers: async ({ member }) => ({ earlier: await getEarlierAnswers(member.id) }),
  exportMemberAnswers: async ({ input: { id, lang }, member, account, signal }) => {
    const memberId = await requireReadableMemberId(id, { member, account })
    const document = await getOrDrawAnswersDocument(id, memberId, lang, signal)
    if (!document) throw new Problem('not_found')
    return { body: document.bytes, kind: 'pdf', name: documentFileName(document) }
  },
  exportMemberFiles: async ({ input: { id }, member, account, signal }) => {
    const memberFiles = await getMemberFiles(id, await requireReadableMemberId(id, { member, account }))
    const body = await streamFilesZip(memberFiles, signal)
    if (!body) throw new Problem('not_found')
    const { result } = memberFiles
    return { body, kind: 'zip', name: result ? documentFileName(result) : String(id) }
  },
  listAssessmentYears: async ({ member }) => ({ years: await listFinishedAssessmentYears(member.id) }),
  listAdminMemberResults: ({ input }) => listAdminMemberResults(input),
  getAdminMemberAnswers: async ({ input }) => ({
    answer: await getMemberAnswers(input.answerId, input.memberId),
  }),
  getMemberFiles: async ({ input }) => ({ file: await getMemberFiles(input.answerId, input.memberId) }),
}
