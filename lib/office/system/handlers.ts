import type { Handlers } from '@/lib/platform/api/handlers'
import { repeatFailedJob } from '@/lib/platform/jobs/failed'
import { resendFailedMail } from '@/lib/platform/mail/failed'
import type { systemCalls } from './calls'
import { listFailedJobs, listUnsentMails } from './queries'

export const systemHandlers: Handlers<typeof systemCalls> = {
  listAdminFailedJobs: ({ input }) => listFailedJobs(input),
  repeatJob: async ({ input }) => {
    await repeatFailedJob(input.id)
    return {}
  },
  listAdminUnsentMails: ({ input }) => listUnsentMails(input),
  resendMail: async ({ input }) => {
    await resendFailedMail(input.id)
    return {}
  },
}
