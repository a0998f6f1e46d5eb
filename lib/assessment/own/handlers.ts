import type { Handlers } from '@/lib/api/handlers'
import type { ownAssessmentCalls } from './calls'
import { insertOwnAssessment } from './mutations'
import { getRespondentAnswers, listRespondents } from './queries'

export const ownAssessmentHandlers: Handlers<typeof ownAssessmentCalls> = {
  insertOwnAssessment: ({ input }) => insertOwnAssessment(input),
  listRespondents: ({ input }) => listRespondents(input),
  getRespondentAnswers: ({ input }) => getRespondentAnswers(input.id),
}
