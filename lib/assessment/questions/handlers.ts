import type { Handlers } from '@/lib/platform/api/handlers'
import type { questionCalls } from './calls'
import { deleteOrRetireQuestion, insertQuestion, updateQuestionAndRenumberChildren } from './mutations'
import { findQuestionsByIndex, getQuestionRecord, listAllSections, listSections } from './queries'

export const questionHandlers: Handlers<typeof questionCalls> = {
  getAssessment: async () => ({ result: await listSections() }),
  listAdminQuestions: async () => ({ result: await listAllSections() }),
  getQuestion: async ({ input }) => ({ record: await getQuestionRecord(input.id) }),
  checkIndex: async ({ input }) => ({ result: await findQuestionsByIndex(input.cid) }),
  insertQuestion: ({ input }) => insertQuestion(input),
  updateQuestion: ({ input }) => updateQuestionAndRenumberChildren(input),
  deleteQuestion: ({ input }) => deleteOrRetireQuestion(input.id),
}
