import * as z from 'zod'
import {
  emptyToUndefined,
  flag,
  id,
  optionalDay,
  preprocessOptional,
  text,
  wholeNumber,
} from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'
import { commentLettersMax } from '../limits'
import { memberAnswerForm, memberResult, storedAnswer } from '../member/schema'

/** Where an assessment stands after its finish. */
export const reviewStates = ['finished', 'in_review', 'asked', 'reviewed', 'expired'] as const
export type ReviewState = (typeof reviewStates)[number]

/** What a reviewer finds about an answer: all but the first reopen it when the member is asked. */
export const findingKinds = ['accepted', 'asked', 'proof_missing', 'proof_unfit'] as const
export type FindingKind = (typeof findingKinds)[number]

/** How many working days a member may be given to answer, and how many the office proposes. */
export const answerDaysMax = 60
export const answerDaysByDefault = 10

export const reviewPageSizes = [20, 50, 100] as const
export const reviewSorts = ['name', 'created_at', 'changed_at'] as const

export const reviewListing = z.object({
  ...listingFields({ limit: reviewPageSizes[0], limitMax: 100, sorts: reviewSorts }),
  state: preprocessOptional(emptyToUndefined, z.enum(reviewStates, message('validation.wrong')).optional()),
})
export type ReviewListing = z.output<typeof reviewListing>

const reviewState = z.enum(reviewStates)
const findingKind = z.enum(findingKinds)

export const reviewRow = z.object({
  answer_id: z.number().int(),
  member_id: z.number().int(),
  name: z.string(),
  logo: z.string(),
  year: z.number().int(),
  created_at: z.string(),
  main_percentage: z.number().int(),
  state: reviewState,
  /** The last day to answer, while the member is asked. */
  due_on: z.string().nullable(),
  /** When the review was changed last; null before the first finding. */
  changed_at: z.string().nullable(),
  /** How many answers have a finding, and how many there are. */
  found: z.number().int(),
  answers: z.number().int(),
})
export type ReviewRow = z.infer<typeof reviewRow>

export const reviewQuery = z.object({ answerId: id })

const finding = z.object({
  finding: findingKind,
  remark: z.string(),
  proof_ends_on: z.string().nullable(),
  /** Whether the day on which the proof ended is past. */
  is_proof_over: z.boolean(),
  /** When the member was asked; null if only reviewers see the finding. */
  asked_at: z.string().nullable(),
  /** When the member handed the answer back; the finding then waits for the reviewer again. */
  answered_at: z.string().nullable(),
  reviewer: z.string(),
  version: z.number().int(),
})

const reviewedValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable())

const reviewChange = z.object({
  id: z.number().int(),
  question_id: z.number().int().nullable(),
  kind: z.enum(['answer', 'finding', 'asked', 'handed_back', 'reviewed', 'score', 'publication']),
  /** The address of the account; empty for the member. */
  staff_email: z.string(),
  before: reviewedValues.nullable(),
  after: reviewedValues.nullable(),
  /** Where the proof that was replaced or removed can be read. */
  earlier_proof: z.string().nullable(),
  created_at: z.string(),
})
export type ReviewChange = z.infer<typeof reviewChange>

const reviewedAnswer = storedAnswer.extend({
  /** When the answer was saved, to be sent with its finding; null for a heading. */
  changed_at: z.string().nullable(),
  finding: finding.nullable(),
})
export type ReviewedAnswer = z.infer<typeof reviewedAnswer>

export const review = z.object({
  answer_id: z.number().int(),
  member_id: z.number().int(),
  year: z.number().int(),
  state: reviewState,
  due_on: z.string().nullable(),
  /** Whether the member may answer now: no finding can be changed meanwhile. */
  is_open: z.boolean(),
  /** 0 before the first finding. */
  version: z.number().int(),
  result: memberResult,
  answers: z.array(reviewedAnswer),
  changes: z.array(reviewChange),
})
export type Review = z.infer<typeof review>

export const findingForm = z
  .object({
    answer_id: id,
    question_id: id,
    finding: z.enum(findingKinds, message('validation.assessment.finding')),
    remark: text({ max: commentLettersMax }),
    proof_ends_on: optionalDay,
    /** 0 for an answer without a finding. */
    version: wholeNumber('validation.version', { min: 0 }),
    /** When the answer was saved that the reviewer read. */
    changed_at: z.iso.datetime({ offset: true, ...message('validation.wrong') }),
  })
  .superRefine(({ finding: kind, remark }, context) => {
    if (kind === 'asked' && remark === '')
      context.addIssue({ code: 'custom', path: ['remark'], message: 'validation.assessment.remark' })
  })
export type FindingForm = z.output<typeof findingForm>

export const reviewStepForm = z.object({
  answer_id: id,
  step: z.enum(['ask', 'conclude'], message('validation.wrong')),
  version: wholeNumber('validation.version', { min: 0 }),
  days: wholeNumber('validation.assessment.answerDays', { min: 1, max: answerDaysMax }).prefault(
    answerDaysByDefault,
  ),
})
export type ReviewStepForm = z.output<typeof reviewStepForm>

/** A finding as the member reads it. */
const memberFinding = z.object({
  question_id: z.number().int(),
  cid: z.string(),
  finding: findingKind,
  remark: z.string(),
})

/** A member's own review: while it is open what is asked, after it what was not accepted. */
export const ownReview = z.object({
  answer_id: z.number().int(),
  year: z.number().int(),
  state: reviewState,
  due_on: z.string().nullable(),
  is_open: z.boolean(),
  accepted: z.number().int(),
  answers: z.number().int(),
  findings: z.array(memberFinding),
})
export type OwnReview = z.infer<typeof ownReview>

export const askedAnswerForm = z.object({
  ...{ answer_id: id, question_id: id, answer: memberAnswerForm.shape.answer },
  ...{ proof: flag(false), comment: memberAnswerForm.shape.comment, proof_file: z.unknown().optional() },
})
export type AskedAnswerForm = z.output<typeof askedAnswerForm>

export const handBackForm = z.object({ answer_id: id })
