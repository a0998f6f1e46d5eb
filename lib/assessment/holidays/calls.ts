import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import {
  doneAnswer,
  id,
  insertAnswer,
  listAnswerSchema,
  recordAnswerSchema,
  updateAnswer,
} from '@/lib/platform/api/fields'
import { holiday, holidayForm, holidayListing, holidayUpdate } from './schema'

const invalidates = ['GET /admin/get/holidays'] as const

export const holidayCalls = {
  listAdminHolidays: call('GET /admin/get/holidays', {
    summary: 'Public holidays of Mongolia, which are no working days, in order',
    access: 'admin',
    input: holidayListing,
    answer: listAnswerSchema('holidays', holiday),
  }),
  getHoliday: call('GET /admin/get/holidays/id', {
    summary: 'One public holiday',
    access: 'admin',
    input: z.object({ id }),
    answer: recordAnswerSchema(holiday),
  }),
  insertHoliday: call('POST /admin/insert/holiday', {
    summary: 'Add a public holiday; what members are already asked keeps its last day',
    access: 'admin',
    invalidates,
    input: holidayForm,
    answer: insertAnswer,
  }),
  updateHoliday: call('POST /admin/update/holiday', {
    summary: 'Change a public holiday',
    access: 'admin',
    invalidates,
    input: holidayUpdate,
    answer: updateAnswer,
  }),
  deleteHoliday: call('DELETE /admin/delete/holiday', {
    summary: 'Delete a public holiday',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
