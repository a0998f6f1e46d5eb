import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { listAnswerSchema } from '@/lib/platform/api/fields'
import { failedJob, systemListing, toRepeat, unsentMail } from './schema'

export const systemCalls = {
  listAdminFailedJobs: call('GET /admin/get/failed-jobs', {
    summary: 'Jobs that failed and are not done, the latest failure first',
    access: 'moderator',
    input: systemListing,
    answer: listAnswerSchema('jobs', failedJob),
  }),
  repeatJob: call('POST /admin/update/failed-job', {
    summary: 'Run a failed job again at once, with all its tries',
    access: 'moderator',
    invalidates: ['GET /admin/get/failed-jobs'],
    input: toRepeat,
    answer: z.object({}),
  }),
  listAdminUnsentMails: call('GET /admin/get/unsent-mails', {
    summary: 'Mails that could not be sent, the newest first',
    access: 'moderator',
    isAudited: 'seldom',
    input: systemListing,
    answer: listAnswerSchema('mails', unsentMail),
  }),
  resendMail: call('POST /admin/update/unsent-mail', {
    summary: 'Send a mail again at once, with all its tries',
    access: 'moderator',
    invalidates: ['GET /admin/get/unsent-mails'],
    input: toRepeat,
    answer: z.object({}),
  }),
}
