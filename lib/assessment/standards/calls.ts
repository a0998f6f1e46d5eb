import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { standard, standardForm, standardUpdate } from './schema'

const invalidates = ['GET /admin/get/assessment-standards', 'GET /admin/get/assessment-clauses'] as const

export const standardCalls = {
  listAdminStandards: call('GET /admin/get/assessment-standards', {
    summary: 'The standards whose clauses the questions belong to',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ standards: z.array(standard) }),
  }),
  getStandard: call('GET /admin/get/assessment-standards/id', {
    summary: 'One standard',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(standard),
  }),
  insertStandard: call('POST /admin/insert/assessment-standard', {
    summary: 'Add a standard',
    access: 'staff',
    invalidates,
    input: standardForm,
    answer: insertAnswer,
  }),
  updateStandard: call('POST /admin/update/assessment-standard', {
    summary: 'Change a standard',
    access: 'staff',
    invalidates,
    input: standardUpdate,
    answer: updateAnswer,
  }),
  deleteStandard: call('DELETE /admin/delete/assessment-standard', {
    summary: 'Delete a standard that has no clauses',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
