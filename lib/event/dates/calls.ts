import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { datesInput, eventDate, eventDateForm, eventDateRecord, eventDateUpdate } from './schema'

const invalidates = ['GET /mw/admin/get/event-dates', 'GET /admin/get/translations'] as const

export const dateCalls = {
  listAdminEventDates: call('GET /mw/admin/get/event-dates', {
    summary: 'The days of the editions, in one language by its number, or with the names of both',
    access: 'staff',
    input: datesInput,
    answer: z.object({ dates: z.array(eventDate) }),
  }),
  getEventDate: call('GET /mw/admin/get/event-date/id', {
    summary: 'One day of an edition',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(eventDateRecord),
  }),
  insertEventDate: call('POST /mw/admin/insert/event-date', {
    summary: 'Add a day to an edition',
    access: 'staff',
    invalidates,
    input: eventDateForm,
    answer: insertAnswer,
  }),
  updateEventDate: call('POST /mw/admin/update/event-date', {
    summary: 'Save a day of an edition',
    access: 'staff',
    invalidates,
    input: eventDateUpdate,
    answer: updateAnswer,
  }),
  deleteEventDate: call('DELETE /mw/admin/delete/event-date', {
    summary: 'Delete a day without content',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
