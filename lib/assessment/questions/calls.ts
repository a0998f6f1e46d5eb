import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { indexQuery, question, questionForm, questionRecord, questionUpdate, section } from './schema'

const invalidates = [
  'GET /admin/get/assessment-questions',
  'GET /admin/check/index',
  'GET /admin/get/translations',
] as const

const sections = z.object({ result: z.array(section) })

export const questionCalls = {
  getAssessment: call('GET /client/get/assessment', {
    summary: 'The questionnaire of responsible mining, by section',
    access: 'public',
    input: z.object({}),
    answer: sections,
  }),
  listAdminQuestions: call('GET /admin/get/assessment-questions', {
    summary: 'Every section with its requirements and questions',
    access: 'staff',
    input: z.object({}),
    answer: sections,
  }),
  getQuestion: call('GET /admin/get/assessment-questions/id', {
    summary: 'One question',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(questionRecord),
  }),
  checkIndex: call('GET /admin/check/index', {
    summary: 'The question with a number; an empty list when the number is free',
    access: 'staff',
    input: indexQuery,
    answer: z.object({ result: z.array(question) }),
  }),
  insertQuestion: call('POST /admin/insert/question', {
    summary: 'Add a section, a requirement or a question; its number says which',
    access: 'staff',
    invalidates,
    input: questionForm,
    answer: insertAnswer,
  }),
  updateQuestion: call('POST /admin/update/question', {
    summary: 'Change a question; with a new number, its sub-questions move with it',
    access: 'staff',
    invalidates,
    input: questionUpdate,
    answer: updateAnswer,
  }),
  deleteQuestion: call('DELETE /admin/delete/question', {
    summary: 'Delete a question; a question with answers is retired, and old results keep its text',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: z.object({ retired: z.boolean() }),
  }),
}
