import * as z from 'zod'
import { fileAnswerSchema, answerFileRate } from '@/lib/platform/api/answer-file'
import { call, type FileRule } from '@/lib/platform/api/call'
import { doneAnswer, listAnswerSchema } from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { codesAskedRate, wayInRate } from '@/lib/platform/auth/way-in'
import { proofBytesMax } from '@/lib/platform/files/kinds'
import { codeForm, emailQuery, knownMember, memberId } from '@/lib/content/members/schema'
import {
  answersQuery,
  assessmentFileQuery,
  assessmentYear,
  attachmentForm,
  earlierAnswers,
  memberAnswerForm,
  memberAnswers,
  memberFiles,
  memberRespondent,
  memberResultSorts,
  memberResult,
  resultForm,
} from './schema'

export const proofRule = {
  kinds: ['pdf', 'image'],
  storage: 'private',
  fileBytesMax: proofBytesMax,
  wrongKindMessage: 'validation.assessment.proofKind',
} as const satisfies FileRule

const answer = z.object({ answer: memberAnswers })
const whereItStands = {
  completion: z.boolean().optional(),
  result: memberResult.nullable().optional(),
  answer_id: z.number().int().nullable().optional(),
  /** The year whose answers the form offers to take over; null, and after the result left out, without one. */
  earlier_year: z.number().int().nullable().optional(),
  /** Who answers for the member, and which sections; left out for its registered address. */
  colleague: z.object({ id: z.number().int(), name: z.string(), sections: z.array(z.string()) }).optional(),
  /** Whether an assessment of the member is or was reviewed, so that the page shows its state. */
  has_review: z.boolean().optional(),
}

export const memberStanding = z.object({ member: knownMember, ...whereItStands })

/** Public, because members have no staff session; the handlers answer strangers `not_found`. */
const readByMemberAndStaff = {
  access: 'public',
  knowsMember: true,
  knowsStaff: true,
  isAudited: true,
  input: assessmentFileQuery,
  rate: answerFileRate,
} as const

export const memberAssessmentCalls = {
  checkEmail: call('GET /client/check/email', {
    summary:
      'Find the member of an address and send a code for this browser; no member for an unknown address',
    access: 'public',
    input: emailQuery,
    answer: z.object({ member: knownMember.optional(), answer_id: z.number().int().nullable() }),
    isWayIn: true,
    // The answer shows whether an e-mail address is a member's. The limit is enough for a hall of members who
    // share one IP address, and too low to try many e-mail addresses.
    rate: { points: 300, perSeconds: 600 },
  }),
  createCode: call('GET /client/create/code', {
    summary: 'Send a new code to the browser that entered the address; other browsers get none',
    access: 'public',
    input: memberId,
    answer: z.object({ message: z.string() }),
    isWayIn: true,
    rate: codesAskedRate,
  }),
  verifyCode: call('POST /client/verify/code', {
    summary:
      'Sign in with the code: a message when it is invalid, else a session and the state of the assessment',
    access: 'public',
    input: codeForm,
    answer: z.object({ message: z.string().optional(), member: knownMember.optional(), ...whereItStands }),
    isWayIn: true,
    rate: wayInRate,
  }),
  getMemberSession: call('GET /client/get/member-session', {
    summary: 'The signed-in member, and the state of its assessment of this year',
    access: 'public',
    knowsMember: true,
    input: z.object({}),
    answer: z.object({ member: knownMember.nullable(), ...whereItStands }),
  }),
  endMemberSession: call('POST /client/delete/member-session', {
    summary: 'Sign out: every session of the member ends, or of its colleague who signs out',
    access: 'member',
    admitsColleague: true,
    input: z.object({}),
    answer: doneAnswer,
  }),
  insertMemberAnswer: call('POST /client/insert/member-answer', {
    summary: 'Save one answer with its proof and comment, or only the proof and comment',
    access: 'member',
    admitsColleague: true,
    input: memberAnswerForm,
    files: { proof_file: { ...proofRule, optional: true } },
    answer: z.object({
      answer_id: z.number().int(),
      proof_file: z.string().nullable(),
      proof_file_name: z.string().nullable(),
      /** What is stored now, if the answer was taken over. */
      stored: z
        .object({ answer: z.union([z.literal(0), z.literal(1)]), proof: z.boolean(), comment: z.string() })
        .optional(),
    }),
    rate: { points: 600, perSeconds: 60 },
  }),
  insertResult: call('POST /client/insert/result', {
    summary: 'Finish the questionnaire; the figures come from the stored answers',
    access: 'member',
    input: resultForm,
    answer: z.object({ result: memberResult }),
  }),
  insertAttachment: call('POST /client/insert/attachment', {
    summary: 'Send the official document and the form, which closes the assessment',
    access: 'member',
    input: attachmentForm,
    files: { official_document: proofRule, form: proofRule },
    answer: doneAnswer,
  }),
  getMemberAnswers: call('GET /client/get/member-answers', {
    summary: "The member's own answers of one assessment; for a colleague those of its sections",
    access: 'member',
    admitsColleague: true,
    input: answersQuery,
    answer,
  }),
  getEarlierAnswers: call('GET /client/get/earlier-answers', {
    summary: "The member's answers of an earlier year, which the form of this year offers to take over",
    access: 'member',
    input: z.object({}),
    answer: z.object({ earlier: earlierAnswers.nullable() }),
  }),
  exportMemberAnswers: call('GET /client/get/member-answers/file', {
    summary: 'The answers as a document, for the member and the roles that may see personal data',
    ...readByMemberAndStaff,
    answer: fileAnswerSchema(['pdf']),
  }),
  exportMemberFiles: call('GET /client/get/member-files/file', {
    summary: 'The proofs and attachments as one archive, for the same',
    ...readByMemberAndStaff,
    answer: fileAnswerSchema(['zip']),
  }),
  listAssessmentYears: call('GET /client/get/assessment-years', {
    summary: "The member's assessments of all years that have a result, newest first",
    access: 'member',
    input: z.object({}),
    answer: z.object({ years: z.array(assessmentYear) }),
  }),
  listAdminMemberResults: call('GET /admin/get/member-assessment-result', {
    summary: 'Members whose assessment has a result, newest first',
    access: 'admin',
    isAudited: 'seldom',
    auditOmits: ['term'],
    input: z.object(listingFields({ limit: 10, limitMax: 100, sorts: memberResultSorts })),
    answer: listAnswerSchema('respondents', memberRespondent),
  }),
  getAdminMemberAnswers: call('GET /admin/get/member-answers', {
    summary: 'The answers of one assessment with its result',
    access: 'admin',
    isAudited: true,
    input: answersQuery,
    answer,
  }),
  getMemberFiles: call('GET /admin/get/member-files', {
    summary: 'The proofs and attachments of one assessment',
    access: 'admin',
    isAudited: true,
    input: answersQuery,
    answer: z.object({ file: memberFiles }),
  }),
}
