import type { Handlers } from '@/lib/platform/api/handlers'
import type { ownAssessmentCalls } from './calls'
import { scoreAndStoreSelfAssessment } from './mutations'
import { getRespondentAnswers, listAdminRespondents } from './queries'

export const ownAssessmentHandlers: Handlers<typeof ownAssessmentCalls> = {
  insertOwnAssessment: ({ input }) => scoreAndStoreSelfAssessment(input),
  listAdminRespondents: ({ input }) => listAdminRespondents(input),
  getRespondentAnswers: ({ input }) => getRespondentAnswers(input.id),
}
