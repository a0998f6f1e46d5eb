import { appendTodaysDate } from '@/lib/platform/api/answer-file'
import type { Handlers } from '@/lib/platform/api/handlers'
import { messageText } from '@/lib/platform/i18n/messages'
import type { requestCalls } from './calls'
import { exportRequests } from './export'
import { storeRequestAndQueueMails, replyToOfficeRequest, updateOfficeRequest } from './mutations'
import { getRequestRecord, listOfficeRequests } from './queries'

export const requestHandlers: Handlers<typeof requestCalls> = {
  insertOfficeRequest: async ({ input }) => {
    await storeRequestAndQueueMails(input)
    return { message: messageText(input.lang, 'membership.sent') }
  },
  listAdminOfficeRequests: ({ input }) => listOfficeRequests(input),
  exportRequests: async ({ input: { kind, ...filter }, signal }) => ({
    body: await exportRequests(kind, filter, signal),
    kind,
    name: appendTodaysDate(messageText('mn', 'admin.requests.sheet')),
  }),
  getOfficeRequest: async ({ input }) => ({ record: await getRequestRecord(input.id) }),
  updateOfficeRequest: ({ input, account }) => updateOfficeRequest(input, account),
  replyToOfficeRequest: ({ input, account }) => replyToOfficeRequest(input, account),
}
