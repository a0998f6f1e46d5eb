import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { id, listAnswerSchema } from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { ownAssessmentForm, ownResult, respondent, respondentAnswers, respondentSorts } from './schema'

export const ownAssessmentCalls = {
  insertOwnAssessment: call('POST /client/insert/answer', {
    summary: 'Submit an assessment without an account; returns its result',
    access: 'public',
    input: ownAssessmentForm,
    answer: ownResult,
    // Visitors in one hall may share one IP address, so the limit is high.
    rate: { points: 200, perSeconds: 600 },
  }),
  listAdminRespondents: call('GET /admin/get/assessment-respondents', {
    summary: 'The respondents without an account, newest first',
    access: 'admin',
    isAudited: 'seldom',
    auditOmits: ['term'],
    input: z.object(listingFields({ limit: 10, limitMax: 100, sorts: respondentSorts })),
    answer: listAnswerSchema('respondents', respondent),
  }),
  getRespondentAnswers: call('GET /admin/get/assessment-answer', {
    summary: 'The answers of one respondent, by section, with their totals',
    access: 'admin',
    isAudited: true,
    input: z.object({ id }),
    answer: respondentAnswers,
  }),
}
