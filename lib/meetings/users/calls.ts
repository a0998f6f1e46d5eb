import * as z from 'zod'
import { answerFileRate, fileAnswerSchema } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import {
  doneAnswer,
  id,
  insertAnswer,
  listAnswerSchema,
  recordAnswerSchema,
  updateAnswer,
} from '@/lib/platform/api/fields'
import { sheetFileRule } from '@/lib/platform/api/sheet-file'
import { importAnswer } from '@/lib/platform/files/import-answer'
import { userSheetBytesMax } from './columns'
import {
  meetingUser,
  meetingUserRecord,
  userBlock,
  userImport,
  userInsert,
  userListing,
  userUpdate,
} from './schema'

/**
 * The calls whose cached answers become stale when a participant changes: meeting lists and the board show
 * the names of participants.
 */
const invalidates = [
  'GET /yellow-page/get/meeting-users',
  'GET /yellow-page/get/meeting-people',
  'GET /yellow-page/get/meetings',
  'GET /yellow-page/get/meeting',
  'GET /yellow-page/get/meeting-board',
] as const
/** Blocking a participant cancels meetings, which makes the cached hours and lists of meetings stale, too. */
const staleMeetings = [
  ...invalidates,
  'GET /yellow-page/get/meeting-times-rooms',
  'GET /yellow-page/get/meeting-choices',
] as const
/** The audit log omits personal data, so that it holds no copy after the person's data is deleted. */
const auditOmits = ['name', 'name_en', 'email', 'phone_number', 'languages'] as const

export const meetingUserCalls = {
  listAdminMeetingUsers: call('GET /yellow-page/get/meeting-users', {
    summary: 'The participants of meetings, newest first',
    access: 'admin',
    isAudited: 'seldom',
    auditOmits: ['term', 'name', 'name_en', 'email', 'phone_number'],
    input: userListing,
    answer: listAnswerSchema('users', meetingUser),
  }),
  getMeetingUser: call('GET /yellow-page/get/meeting-user/id', {
    summary: 'One participant',
    access: 'admin',
    isAudited: true,
    input: z.object({ id }),
    answer: recordAnswerSchema(meetingUserRecord),
  }),
  insertMeetingUser: call('POST /yellow-page/insert/meeting-user', {
    summary: 'Add a participant, who signs in with a code sent to their address',
    access: 'admin',
    invalidates,
    auditOmits,
    input: userInsert,
    answer: insertAnswer.extend({ user: meetingUser }),
  }),
  updateMeetingUser: call('POST /yellow-page/update/meeting-user', {
    summary: 'Change a participant; with another address their sessions end',
    access: 'admin',
    invalidates,
    auditOmits,
    input: userUpdate,
    answer: updateAnswer.extend({ user: meetingUser }),
  }),
  blockMeetingUser: call('POST /yellow-page/update/meeting-user-block', {
    summary:
      'Block a participant, which ends their sessions and cancels their upcoming meetings, or unblock them',
    access: 'admin',
    invalidates: staleMeetings,
    auditOmits: ['reason'],
    input: userBlock,
    answer: z.object({ id: z.number().int(), cancelled: z.number().int() }),
  }),
  deleteMeetingUser: call('DELETE /yellow-page/delete/meeting-user', {
    summary: 'Delete a participant; 409 while they have upcoming meetings',
    access: 'admin',
    invalidates: staleMeetings,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
  getMeetingUserTemplate: call('GET /yellow-page/get/meeting-users/template/file', {
    summary: 'A workbook to fill in for the import of participants, with what each column takes',
    access: 'admin',
    input: z.object({}),
    answer: fileAnswerSchema(['xlsx']),
    rate: answerFileRate,
  }),
  importMeetingUsers: call('POST /yellow-page/upload/meeting-users', {
    summary:
      'Import a CSV or XLSX file of participants by their addresses, or preview its changes; existing ones keep their meetings',
    access: 'admin',
    invalidates,
    input: userImport,
    files: { file: sheetFileRule(userSheetBytesMax) },
    answer: importAnswer.extend({ message: z.string() }),
  }),
}
