import * as z from 'zod'
import { fileAnswerSchema, answerFileRate, tableKinds } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import { id, insertAnswer, listAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { bookingForm, calledOffForm, interpreterForm, moveForm } from '../booking/schema'
import {
  board,
  boardQuery,
  choices,
  choicesQuery,
  door,
  doorQuery,
  doorRooms,
  foundPeople,
  meetingExport,
  meetingInFull,
  meetingListing,
  officeMeeting,
  peopleSearch,
} from './schema'

const invalidates = [
  'GET /yellow-page/get/meetings',
  'GET /yellow-page/get/meeting',
  'GET /yellow-page/get/meeting-board',
  'GET /yellow-page/get/meeting-choices',
] as const
/**
 * The audit log omits personal data, so that it holds no copy after the data of the participants is deleted.
 */
const auditOmits = ['meeting_description', 'reason'] as const

export const meetingOfficeCalls = {
  listAdminMeetings: call('GET /yellow-page/get/meetings', {
    summary: 'The meetings by time, the soonest first; all, or those of one status',
    access: 'admin',
    isAudited: 'seldom',
    auditOmits: ['term'],
    input: meetingListing,
    answer: listAnswerSchema('meetings', officeMeeting),
  }),
  exportMeetings: call('GET /yellow-page/get/meetings/file', {
    summary: 'The meetings of a filter as a file, in one language',
    access: 'admin',
    isAudited: true,
    input: meetingExport,
    answer: fileAnswerSchema(tableKinds),
    rate: answerFileRate,
  }),
  getMeeting: call('GET /yellow-page/get/meeting', {
    summary: 'One meeting in full, with its two sides and its history',
    access: 'admin',
    isAudited: true,
    input: z.object({ id }),
    answer: z.object({ meeting: meetingInFull }),
  }),
  getMeetingBoard: call('GET /yellow-page/get/meeting-board', {
    summary: 'A day of meetings by hour and room, and the absences of participants',
    access: 'admin',
    isAudited: 'seldom',
    input: boardQuery,
    answer: board,
  }),
  findMeetingPeople: call('GET /yellow-page/get/meeting-people', {
    summary: 'Participants whose names match a term, to choose from',
    access: 'admin',
    input: peopleSearch,
    answer: foundPeople,
  }),
  getMeetingChoices: call('GET /yellow-page/get/meeting-choices', {
    summary: 'The upcoming hours with what is free at each: the two sides, rooms and interpreters',
    access: 'admin',
    input: choicesQuery,
    answer: choices,
  }),
  listAdminDoorRooms: call('GET /yellow-page/get/meeting-doors', {
    summary: 'The rooms with a door screen',
    access: 'admin',
    input: z.object({}),
    answer: doorRooms,
  }),
  getMeetingDoor: call('GET /yellow-page/get/meeting-door', {
    summary: 'The door screen of a room: its accepted meetings of today, or of the next day',
    access: 'admin',
    input: doorQuery,
    answer: door,
  }),
  bookMeeting: call('POST /yellow-page/insert/meeting', {
    summary: 'Arrange a meeting of two participants, accepted at once; both get a mail',
    access: 'admin',
    invalidates,
    auditOmits,
    input: bookingForm,
    answer: insertAnswer,
  }),
  moveMeeting: call('POST /yellow-page/update/meeting-place', {
    summary: 'Move a meeting to another hour or room; both sides get a mail',
    access: 'admin',
    invalidates,
    input: moveForm,
    answer: updateAnswer,
  }),
  setMeetingInterpreter: call('POST /yellow-page/update/interpreter-of-meeting', {
    summary: 'Set whether a meeting needs an interpreter, and book one for it',
    access: 'admin',
    invalidates,
    input: interpreterForm,
    answer: updateAnswer,
  }),
  callOffMeeting: call('POST /yellow-page/update/meeting-cancelled', {
    summary: 'Cancel a meeting with a reason; both sides get a mail',
    access: 'admin',
    invalidates,
    auditOmits,
    input: calledOffForm,
    answer: updateAnswer,
  }),
}
