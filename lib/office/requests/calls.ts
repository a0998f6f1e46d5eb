import * as z from 'zod'
import { fileAnswerSchema, answerFileRate, tableKinds } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, listAnswerSchema, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import {
  officeRequest,
  officeRequestForm,
  officeRequestUpdate,
  requestExport,
  requestListing,
  requestRecord,
  requestReplyForm,
} from './schema'

const invalidates = ['GET /admin/get/office-request'] as const

export const requestCalls = {
  insertOfficeRequest: call('POST /client/insert/office-request', {
    summary:
      'Send the office a request to join, to join the codex or to meet; the same request sent twice is stored once',
    access: 'public',
    input: officeRequestForm,
    answer: doneAnswer,
    rate: { points: 10, perSeconds: 600, counts: 'accepted' },
  }),
  listAdminOfficeRequests: call('GET /admin/get/office-request', {
    summary: 'Requests to the office, newest first',
    access: 'admin',
    isAudited: 'seldom',
    auditOmits: ['term'],
    input: requestListing,
    answer: listAnswerSchema('request', officeRequest),
  }),
  exportRequests: call('GET /admin/get/office-request/file', {
    summary: 'The requests of a filter as a file',
    access: 'admin',
    isAudited: true,
    auditOmits: ['term'],
    input: requestExport,
    answer: fileAnswerSchema(tableKinds),
    rate: answerFileRate,
  }),
  getOfficeRequest: call('GET /admin/get/office-request/id', {
    summary: 'One request with its replies, and templates for a reply',
    access: 'admin',
    isAudited: true,
    input: z.object({ id }),
    answer: recordAnswerSchema(requestRecord),
  }),
  updateOfficeRequest: call('POST /admin/update/office-request', {
    summary: 'Set the state of a request, and write a note about it',
    access: 'admin',
    invalidates,
    auditOmits: ['note'],
    input: officeRequestUpdate,
    answer: updateAnswer,
  }),
  replyToOfficeRequest: call('POST /admin/insert/office-request-reply', {
    summary: 'Answer a request by mail; it is marked as answered',
    access: 'admin',
    invalidates,
    auditOmits: ['subject', 'text'],
    input: requestReplyForm,
    answer: updateAnswer,
  }),
}
