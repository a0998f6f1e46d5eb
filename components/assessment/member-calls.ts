import { callApi, type CallAnswer, type CallInput, upload } from '@/lib/wiring/calls/client'
import type { MemberResult } from '@/lib/assessment/member/schema'
import type { Answer } from '@/lib/assessment/questions/schema'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { KnownMember } from '@/lib/content/members/schema'

/** What the server returns about a member's current assessment at the sign-in and after a reload. */
export type MemberAssessmentState = {
  member: KnownMember
  answer_id: number
  completion: boolean
  result: MemberResult | null
  /** The year whose answers the form offers to take over; null without one. */
  earlier_year: number | null
  /** The colleague who answers some sections for the member; null for the registered address. */
  colleague: { id: number; name: string; sections: string[] } | null
  /** Whether an assessment of the member is or was reviewed. */
  has_review: boolean
}
type MemberSessionAnswer = CallAnswer<
  'GET /client/get/member-session' | 'POST /client/verify/code' | 'POST /client/verify/colleague'
>

const assessmentStateOrNull = ({
  member,
  answer_id,
  completion,
  result,
  earlier_year,
  colleague,
  has_review,
}: MemberSessionAnswer): MemberAssessmentState | null =>
  member && answer_id != null
    ? {
        ...{ member, answer_id, completion: completion ?? false },
        ...{ result: result ?? null, earlier_year: earlier_year ?? null },
        ...{ colleague: colleague ?? null, has_review: has_review ?? false },
      }
    : null

/**
 * The time limits of a call that saves an answer, without and with a file. A call that takes longer probably
 * hangs: it is aborted, and the answer is sent again.
 */
const textMilliseconds = 30_000
const fileMilliseconds = 10 * 60_000

export type SavedProof = Pick<
  CallAnswer<'POST /client/insert/member-answer'>,
  'proof_file' | 'proof_file_name' | 'stored'
>
export type AnswerForm = {
  question_id: number
  /** Left out until yes or no is answered. */
  answer?: Answer
  proof: boolean
  comment: string
  proof_file?: File
  meaning?: number
  taken_over?: true
  earlier_proof?: true
  member_id: number
  answer_id: number
}

/** The members' calls, in the reader's language. Each throws a `CallError` when it is refused. */
export function memberCalls(lang: Locale) {
  const options = { lang }
  return {
    session: () => callApi('GET /client/get/member-session', {}, options).then(assessmentStateOrNull),
    /**
     * Requests a code by mail. The `pass` of a mailed link tells the server that it may trust this browser.
     */
    checkEmail: (email: string) => {
      const pass = new URLSearchParams(window.location.hash.slice(1)).get('pass')
      return callApi('GET /client/check/email', { email, pass }, options).then(({ member }) => member ?? null)
    },
    sendCode: (id: number) => callApi('GET /client/create/code', { id }, options),
    /** @returns the state of the assessment, or the server's message when the code is wrong */
    verifyCode: async (id: number, code: string): Promise<MemberAssessmentState | string> => {
      const answer = await callApi('POST /client/verify/code', { id, code }, options)
      return assessmentStateOrNull(answer) ?? answer.message ?? ''
    },
    /** Signs in with the token of an invitation. @returns null when the answer has no member */
    enterAsColleague: (token: string) =>
      callApi('POST /client/verify/colleague', { token }, options).then(assessmentStateOrNull),
    colleagues: () => callApi('GET /client/get/colleagues', {}, options).then(({ colleagues }) => colleagues),
    inviteColleague: (invitation: CallInput<'POST /client/insert/colleague'>) =>
      callApi('POST /client/insert/colleague', invitation, options),
    endInvitation: (id: number) => callApi('DELETE /client/delete/colleague', { id }, options),
    leave: () => callApi('POST /client/delete/member-session', {}, options),
    answers: (answerId: number, memberId: number) =>
      callApi('GET /client/get/member-answers', { answerId, memberId }, options).then(({ answer }) => answer),
    earlierAnswers: () =>
      callApi('GET /client/get/earlier-answers', {}, options).then(({ earlier }) => earlier),
    saveAnswer: (form: AnswerForm): Promise<SavedProof> =>
      upload('POST /client/insert/member-answer', form, {
        ...options,
        signal: AbortSignal.timeout(form.proof_file ? fileMilliseconds : textMilliseconds),
      }),
    finish: ({ member, answer_id }: MemberAssessmentState) =>
      callApi('POST /client/insert/result', { member_id: member.id, answer_id }, options).then(
        ({ result }) => result,
      ),
    attach: (input: CallInput<'POST /client/insert/attachment'>) =>
      upload('POST /client/insert/attachment', input, options),
    years: () => callApi('GET /client/get/assessment-years', {}, options).then(({ years }) => years),
    /** Allows the publication of the result of a closed assessment, or takes that back. */
    publish: (answer_id: number, publication: boolean) =>
      callApi('POST /client/update/assessment-publication', { answer_id, publication }, options),
    overview: () => callApi('GET /client/get/member-year', {}, options),
    reviews: () => callApi('GET /client/get/assessment-reviews', {}, options).then(({ reviews }) => reviews),
    saveAskedAnswer: ({
      answer_id,
      question_id,
      answer,
      proof,
      comment,
      proof_file,
    }: AnswerForm): Promise<SavedProof> =>
      upload(
        'POST /client/update/asked-answer',
        {
          ...{ answer_id, question_id, proof, comment },
          ...(answer !== undefined && { answer }),
          ...(proof_file && { proof_file }),
        },
        { ...options, signal: AbortSignal.timeout(proof_file ? fileMilliseconds : textMilliseconds) },
      ),
    handBack: (answer_id: number) =>
      callApi('POST /client/update/assessment-review', { answer_id }, options).then(({ result }) => result),
    sections: () => callApi('GET /client/get/assessment', {}, options).then(({ result }) => result),
  }
}

export type MemberCalls = ReturnType<typeof memberCalls>
