import { getJson, postForm, postJson } from '@/lib/api/client'
import type { AssessmentYear, MemberAnswers, MemberResult } from '@/lib/assessment/member/schema'
import type { Answer, Section } from '@/lib/assessment/questions/schema'
import type { Locale } from '@/lib/i18n/locale'
import type { KnownMember } from '@/lib/members/schema'

/** Where a member's assessment of this year stands. */
export type Standing = {
  member: KnownMember
  answer_id: number
  completion: boolean
  result: MemberResult | null
}
type MaybeStanding = Partial<Omit<Standing, 'member'>> & { member?: KnownMember | null }

const standingOf = ({ member, answer_id, completion, result }: MaybeStanding): Standing | null =>
  member && answer_id != null
    ? { member, answer_id, completion: completion ?? false, result: result ?? null }
    : null

/** A line that neither carries nor breaks is given up, so that the answer is sent again. */
const textMilliseconds = 30_000
const fileMilliseconds = 10 * 60_000

export type SavedProof = { proof_file: string | null; proof_file_name: string | null }
export type AnswerForm = {
  question_id: number
  /** Left out before yes or no was said. */
  answer?: Answer
  proof: boolean
  comment: string
  proof_file?: File
  member_id: number
  answer_id: number
}

/** The members' calls, in the reader's language. Each throws a `CallError` when it is refused. */
export function memberCalls(lang: Locale) {
  const to = (path: string) => `${path}?lang=${lang}`
  return {
    session: () => getJson<MaybeStanding>('/client/get/member-session', { lang }).then(standingOf),
    /** A page that was opened by the link of a code mail hands on the pass in its hash. */
    checkEmail: (email: string) =>
      getJson<{ member?: KnownMember }>('/client/check/email', {
        email,
        pass: new URLSearchParams(window.location.hash.slice(1)).get('pass'),
        lang,
      }).then(({ member }) => member ?? null),
    sendCode: (id: number) => getJson<{ message: string }>('/client/create/code', { id, lang }),
    /** @returns the message when the code is wrong */
    verifyCode: async (id: number, code: string): Promise<Standing | string> => {
      const answer = await postJson<MaybeStanding & { message?: string }>(to('/client/verify/code'), {
        id,
        code,
      })
      return standingOf(answer) ?? answer.message ?? ''
    },
    leave: () => postJson<object>(to('/client/delete/member-session'), {}),
    answers: (answerId: number, memberId: number) =>
      getJson<{ answer: MemberAnswers }>('/client/get/member-answers', { answerId, memberId, lang }).then(
        ({ answer }) => answer,
      ),
    saveAnswer: (form: AnswerForm) =>
      postForm<SavedProof>(to('/client/insert/member-answer'), form, {
        signal: AbortSignal.timeout(form.proof_file ? fileMilliseconds : textMilliseconds),
      }),
    finish: ({ member, answer_id }: Standing) =>
      postJson<{ result: MemberResult }>(to('/client/insert/result'), {
        member_id: member.id,
        answer_id,
      }).then(({ result }) => result),
    attach: (input: {
      official_document: File
      form: File
      publication: boolean
      result_id: number
      answer_id: number
    }) => postForm<object>(to('/client/insert/attachment'), input),
    years: () =>
      getJson<{ years: AssessmentYear[] }>('/client/get/assessment-years', { lang }).then(
        ({ years }) => years,
      ),
    sections: () =>
      getJson<{ result: Section[] }>('/client/get/assessment', { lang }).then(({ result }) => result),
  }
}

export type MemberCalls = ReturnType<typeof memberCalls>
