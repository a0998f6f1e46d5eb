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
import { interpreter, interpreterInsert, interpreterListing, interpreterUpdate } from './schema'

/**
 * The calls whose cached answers become stale when an interpreter changes: meeting lists and the board show
 * the names of interpreters.
 */
const invalidates = [
  'GET /yellow-page/get/interpreters',
  'GET /yellow-page/get/meetings',
  'GET /yellow-page/get/meeting',
  'GET /yellow-page/get/meeting-board',
  'GET /yellow-page/get/meeting-choices',
] as const
/** The audit log omits personal data, so that it holds no copy after the person's data is deleted. */
const auditOmits = ['name', 'name_en', 'phone_number'] as const

export const interpreterCalls = {
  listAdminInterpreters: call('GET /yellow-page/get/interpreters', {
    summary: 'The interpreters at meetings, by name',
    access: 'staff',
    isAudited: 'seldom',
    input: interpreterListing,
    answer: listAnswerSchema('interpreters', interpreter),
  }),
  getInterpreter: call('GET /yellow-page/get/interpreter/id', {
    summary: 'One interpreter',
    access: 'staff',
    isAudited: true,
    input: z.object({ id }),
    answer: recordAnswerSchema(interpreter),
  }),
  insertInterpreter: call('POST /yellow-page/insert/interpreter', {
    summary: 'Add an interpreter for two or more languages',
    access: 'staff',
    invalidates,
    auditOmits,
    input: interpreterInsert,
    answer: insertAnswer,
  }),
  updateInterpreter: call('POST /yellow-page/update/interpreter', {
    summary: 'Change an interpreter',
    access: 'staff',
    invalidates,
    auditOmits,
    input: interpreterUpdate,
    answer: updateAnswer,
  }),
  deleteInterpreter: call('DELETE /yellow-page/delete/interpreter', {
    summary: 'Delete an interpreter; 409 while they have upcoming meetings',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
