import type { Handlers } from '@/lib/api/handlers'
import type { questionCalls } from './calls'
import { deleteQuestion, insertQuestion, updateQuestion } from './mutations'
import { findByIndex, listAllSections, listSections } from './queries'

export const questionHandlers: Handlers<typeof questionCalls> = {
  getAssessment: async () => ({ result: await listSections() }),
  listQuestions: async () => ({ result: await listAllSections() }),
  checkIndex: async ({ input }) => ({ result: await findByIndex(input.cid) }),
  insertQuestion: ({ input }) => insertQuestion(input),
  updateQuestion: async ({ input }) => {
    await updateQuestion(input)
    return {}
  },
  deleteQuestion: ({ input }) => deleteQuestion(input.id),
}
