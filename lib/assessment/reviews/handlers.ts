import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import { getMemberAnswers } from '../member/queries'
import type { reviewCalls } from './calls'
import { handBackAnswers, saveAskedAnswer } from './member-mutations'
import { saveFinding, takeReviewStep } from './mutations'
import { getReview, listAdminReviews, listOwnReviews } from './queries'

export const reviewHandlers: Handlers<typeof reviewCalls> = {
  listAdminReviews: ({ input }) => listAdminReviews(input),
  getReview: async ({ input }) => ({ review: await getReview(input.answerId) }),
  updateFinding: ({ input, account }) => saveFinding(input, account),
  updateReview: ({ input, account }) => takeReviewStep(input, account),
  listOwnReviews: async ({ member }) => ({ reviews: await listOwnReviews(member.id) }),
  updateAskedAnswer: ({ input, files, member }) => saveAskedAnswer(input, files.proof_file, member),
  handBackAnswers: async ({ input, member }) => {
    await handBackAnswers(input.answer_id, member)
    const { result } = await getMemberAnswers(input.answer_id, member.id)
    if (!result) throw new Problem('not_found')
    return { result }
  },
}
