import type { Handlers } from '@/lib/platform/api/handlers'
import { repeatFailedJob } from '@/lib/platform/jobs/failed'
import { resendFailedMail } from '@/lib/platform/mail/failed'
import type { systemCalls } from './calls'
import { listFailedJobs, listUnsentMails } from './queries'

export const systemHandlers: Handlers<typeof systemCalls> = {
  listAdminFailedJobs: ({ input }) => listFailedJobs(input),
  repeatJob: ({ input }) => repeatFailedJob(input.id),
  listAdminUnsentMails: ({ input }) => listUnsentMails(input),
  resendMail: ({ input }) => resendFailedMail(input.id),
}
