import { call } from '@/lib/platform/api/call'
import { doneAnswer } from '@/lib/platform/api/fields'
import { resultWithdrawal } from './schema'

export const credentialCalls = {
  updateResultWithdrawal: call('POST /admin/update/result-withdrawal', {
    summary: 'Withdraw the result of a member with a reason, or take the withdrawal back',
    access: 'admin',
    invalidates: ['GET /admin/get/member-answers', 'GET /admin/get/member-assessment-result'],
    input: resultWithdrawal,
    answer: doneAnswer,
  }),
}
