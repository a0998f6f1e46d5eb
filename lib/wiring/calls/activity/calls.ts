import { call } from '@/lib/platform/api/call'
import { listAnswerSchema } from '@/lib/platform/api/fields'
import { activity, activityInput } from './schema'

export const activityCalls = {
  listAdminActivity: call('GET /admin/get/activity', {
    summary: 'The activity of the office, newest first; of one account, kind, record or period',
    access: 'moderator',
    input: activityInput,
    answer: listAnswerSchema('activity', activity),
  }),
}
