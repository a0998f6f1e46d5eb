import { appendTodaysDate } from '@/lib/platform/api/answer-file'
import type { Handlers } from '@/lib/platform/api/handlers'
import { messageText } from '@/lib/platform/i18n/messages'
import type { meetingSheetCalls } from './calls'
import { drawMeetingSheets } from './sheets'

export const meetingSheetHandlers: Handlers<typeof meetingSheetCalls> = {
  exportMeetingSheets: async ({ input, now, signal }) => ({
    body: await drawMeetingSheets(input, now, signal),
    kind: 'pdf',
    name: appendTodaysDate(messageText(input.lang, `meetingOffice.sheet.${input.by}`)),
  }),
}
