import * as z from 'zod'
import { answerFile, answerFileRate, tableKinds } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import { id, insertAnswer, listAnswer, updateAnswer } from '@/lib/platform/api/fields'
import {
  board,
  boardQuery,
  bookingForm,
  calledOffForm,
  choices,
  choicesQuery,
  door,
  doorQuery,
  doorRooms,
  foundPeople,
  interpreterForm,
  meetingExport,
  meetingInFull,
  meetingListing,
  moveForm,
  officeMeeting,
  peopleSearch,
} from './schema'

const invalidates = [
  'GET /yellow-page/get/meetings',
  'GET /yellow-page/get/meeting',
  'GET /yellow-page/get/meeting-board',
  'GET /yellow-page/get/meeting-choices',
] as const
/** Personal data is deleted with the persons' other data, so the audit log holds no copy. */
const auditOmits = ['meeting_description', 'reason'] as const

export const meetingOfficeCalls = {
  listAdminMeetings: call('GET /yellow-page/get/meetings', {
    summary: 'The meetings by their time, the soonest first; all, or those of one status',
    access: 'admin',
    input: meetingListing,
    answer: listAnswer('meetings', officeMeeting),
  }),
  exportMeetings: call('GET /yellow-page/get/meetings/file', {
    summary: 'The meetings of a filter as a file, in one language',
    access: 'admin',
    isAudited: true,
    input: meetingExport,
    answer: answerFile(tableKinds),
    rate: answerFileRate,
  }),
  getMeeting: call('GET /yellow-page/get/meeting', {
    summary: 'One meeting in full, with its two sides and its history',
    access: 'admin',
    input: z.object({ id }),
    answer: z.object({ meeting: meetingInFull }),
  }),
  getMeetingBoard: call('GET /yellow-page/get/meeting-board', {
    summary: 'A day of meetings by hour and room, and who does not come when',
    access: 'admin',
    input: boardQuery,
    answer: board,
  }),
  findMeetingPeople: call('GET /yellow-page/get/meeting-people', {
    summary: 'Participants whose names hold the words of a term, to choose between',
    access: 'admin',
    input: peopleSearch,
    answer: foundPeople,
  }),
  getMeetingChoices: call('GET /yellow-page/get/meeting-choices', {
    summary: 'The hours to come with what is free at each: the two, rooms and interpreters',
    access: 'admin',
    input: choicesQuery,
    answer: choices,
  }),
  listAdminDoorRooms: call('GET /yellow-page/get/meeting-doors', {
    summary: 'The rooms that have a door to show meetings at',
    access: 'admin',
    input: z.object({}),
    answer: doorRooms,
  }),
  getMeetingDoor: call('GET /yellow-page/get/meeting-door', {
    summary: 'What is shown at the door of a room: its accepted meetings of today, or of the next day',
    access: 'admin',
    input: doorQuery,
    answer: door,
  }),
  bookMeeting: call('POST /yellow-page/insert/meeting', {
    summary: 'Arrange a meeting of two, accepted at once; both are told by mail',
    access: 'admin',
    invalidates,
    auditOmits,
    input: bookingForm,
    answer: insertAnswer,
  }),
  moveMeeting: call('POST /yellow-page/update/meeting-place', {
    summary: 'Move a meeting to another hour or room; both are told by mail',
    access: 'admin',
    invalidates,
    input: moveForm,
    answer: updateAnswer,
  }),
  setMeetingInterpreter: call('POST /yellow-page/update/interpreter-of-meeting', {
    summary: 'Say whether a meeting needs an interpreter, and book one for it',
    access: 'admin',
    invalidates,
    input: interpreterForm,
    answer: updateAnswer,
  }),
  callOffMeeting: call('POST /yellow-page/update/meeting-cancelled', {
    summary: 'Cancel a meeting with a reason; both are told by mail',
    access: 'admin',
    invalidates,
    auditOmits,
    input: calledOffForm,
    answer: updateAnswer,
  }),
}
