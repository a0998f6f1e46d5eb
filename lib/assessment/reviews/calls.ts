import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { listAnswerSchema } from '@/lib/platform/api/fields'
import { proofRule } from '../member/calls'
import { memberResult } from '../member/schema'
import {
  askedAnswerForm,
  findingForm,
  handBackForm,
  ownReview,
  review,
  reviewListing,
  reviewQuery,
  reviewRow,
  reviewStepForm,
} from './schema'

const invalidates = ['GET /admin/get/assessment-reviews', 'GET /admin/get/assessment-review'] as const

export const reviewCalls = {
  listAdminReviews: call('GET /admin/get/assessment-reviews', {
    summary: 'Finished assessments of members with the state of their review, newest first',
    access: 'reviewer',
    refusesTokens: true,
    isAudited: 'seldom',
    auditOmits: ['term'],
    input: reviewListing,
    answer: listAnswerSchema('reviews', reviewRow),
  }),
  getReview: call('GET /admin/get/assessment-review', {
    summary:
      'The answers of a finished assessment, what was found about each, and all changes since the finish',
    access: 'reviewer',
    refusesTokens: true,
    isAudited: true,
    input: reviewQuery,
    answer: z.object({ review: review.nullable() }),
  }),
  updateFinding: call('POST /admin/update/assessment-finding', {
    summary: 'Say of an answer that it is accepted, asked, or that its proof is missing or does not fit',
    access: 'reviewer',
    refusesTokens: true,
    invalidates,
    auditOmits: ['remark'],
    input: findingForm,
    answer: z.object({ version: z.number().int() }),
  }),
  updateReview: call('POST /admin/update/assessment-review', {
    summary: 'Ask the member, which reopens the answers that are not accepted, or conclude the review',
    access: 'reviewer',
    refusesTokens: true,
    invalidates,
    input: reviewStepForm,
    answer: z.object({ due_on: z.string().nullable() }),
  }),
  listOwnReviews: call('GET /client/get/assessment-reviews', {
    summary: "The reviews of the member's assessments, newest first, with what is asked",
    access: 'member',
    input: z.object({}),
    answer: z.object({ reviews: z.array(ownReview) }),
  }),
  updateAskedAnswer: call('POST /client/update/asked-answer', {
    summary: 'Save an answer that a reviewer asks about; the score follows',
    access: 'member',
    input: askedAnswerForm,
    files: { proof_file: { ...proofRule, optional: true } },
    answer: z.object({
      answer_id: z.number().int(),
      proof_file: z.string().nullable(),
      proof_file_name: z.string().nullable(),
    }),
    rate: { points: 600, perSeconds: 60 },
  }),
  handBackAnswers: call('POST /client/update/assessment-review', {
    summary: 'Hand the asked answers back to the reviewers',
    access: 'member',
    input: handBackForm,
    answer: z.object({ result: memberResult }),
  }),
}
