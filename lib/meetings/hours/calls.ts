import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id } from '@/lib/platform/api/fields'
import { meetingRoom } from '../rooms/schema'
import { hoursForm, meetingHour } from './schema'

const invalidates = [
  'GET /yellow-page/get/meeting-times-rooms',
  'GET /yellow-page/get/meeting-board',
  'GET /yellow-page/get/meeting-choices',
] as const

export const meetingHourCalls = {
  listAdminTimesAndRooms: call('GET /yellow-page/get/meeting-times-rooms', {
    summary: 'The hours of meetings by time, and the rooms by name',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ meetings: z.object({ times: z.array(meetingHour), rooms: z.array(meetingRoom) }) }),
  }),
  insertMeetingHours: call('POST /yellow-page/insert/meeting-time', {
    summary: 'Add hours of a day from the first to the last start; existing ones stay',
    access: 'staff',
    invalidates,
    input: hoursForm,
    answer: z.object({ added: z.number().int(), existed: z.number().int() }),
  }),
  deleteMeetingHour: call('DELETE /yellow-page/delete/meeting-time', {
    summary: 'Delete an hour; 409 while it has a meeting',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
