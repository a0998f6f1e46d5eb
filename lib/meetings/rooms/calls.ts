import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import { meetingRoom, roomInsert, roomUpdate } from './schema'

/**
 * The calls whose cached answers become stale when a room changes: meeting lists and the board show its name.
 */
const invalidates = [
  'GET /yellow-page/get/meeting-times-rooms',
  'GET /yellow-page/get/meetings',
  'GET /yellow-page/get/meeting',
  'GET /yellow-page/get/meeting-board',
  'GET /yellow-page/get/meeting-choices',
  'GET /yellow-page/get/meeting-doors',
] as const
const image = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax, optional: true } as const

export const meetingRoomCalls = {
  getMeetingRoom: call('GET /yellow-page/get/meeting-room/id', {
    summary: 'One meeting room',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(meetingRoom),
  }),
  insertMeetingRoom: call('POST /yellow-page/insert/meeting-room', {
    summary: 'Add a meeting room',
    access: 'staff',
    invalidates,
    input: roomInsert,
    files: { image },
    answer: insertAnswer,
  }),
  updateMeetingRoom: call('POST /yellow-page/update/meeting-room', {
    summary:
      'Change a room; without a new picture the old one stays; 409 when an upcoming meeting needs more chairs',
    access: 'staff',
    invalidates,
    input: roomUpdate,
    files: { image },
    answer: updateAnswer,
  }),
  deleteMeetingRoom: call('DELETE /yellow-page/delete/meeting-room', {
    summary: 'Delete a room; 409 while it has upcoming meetings',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
