import { fileAnswerSchema, answerFileRate } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import { sheetQuery } from './schema'

export const meetingSheetCalls = {
  exportMeetingSheets: call('GET /yellow-page/get/meeting-sheets/file', {
    summary: 'Run sheets of participants or rooms as one A4 document',
    access: 'admin',
    isAudited: true,
    input: sheetQuery,
    answer: fileAnswerSchema(['pdf']),
    rate: answerFileRate,
  }),
}
