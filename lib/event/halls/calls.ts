import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import {
  doneAnswer,
  id,
  insertAnswer,
  optionalId,
  pageFields,
  listAnswerSchema,
  recordAnswerSchema,
  updateAnswer,
} from '@/lib/platform/api/fields'
import {
  hall,
  hallForm,
  hallOrder,
  hallPageSizes,
  hallRecord,
  hallRow,
  hallsChoice,
  hallUpdate,
} from './schema'

const invalidates = [
  'GET /mw/admin/get/hall',
  'GET /mw/admin/get/presentation',
  'GET /admin/get/translations',
] as const

export const hallCalls = {
  listHalls: call('GET /mw/client/get/hall', {
    summary: 'The halls of an edition in their order; without one those of the live edition',
    access: 'public',
    input: z.object({ event: optionalId }),
    answer: z.object({ hall: z.array(hall) }),
  }),
  listAdminHalls: call('GET /mw/admin/get/hall', {
    summary: 'The halls of an edition, or of all, those of the live one first',
    access: 'staff',
    input: z.object({
      event: hallsChoice.default('live'),
      ...pageFields({ limit: hallPageSizes[0], limitMax: 500 }),
    }),
    answer: listAnswerSchema('hall', hallRow),
  }),
  getHall: call('GET /mw/admin/get/hall/id', {
    summary: 'One hall',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(hallRecord),
  }),
  insertHall: call('POST /mw/admin/insert/hall', {
    summary: 'Add a hall to an edition, after the others',
    access: 'staff',
    invalidates,
    input: hallForm,
    answer: insertAnswer,
  }),
  updateHall: call('POST /mw/admin/update/hall', {
    summary: 'Change a hall',
    access: 'staff',
    invalidates,
    input: hallUpdate,
    answer: updateAnswer,
  }),
  updateHallOrder: call('POST /mw/admin/update/hall-sequence', {
    summary: 'Save the order of halls within their edition',
    access: 'staff',
    invalidates,
    input: hallOrder,
    answer: doneAnswer,
  }),
  deleteHall: call('DELETE /mw/admin/delete/hall', {
    summary: 'Delete a hall; 409 while anything is scheduled in it',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
