import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, listAnswerSchema, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import {
  listingReport,
  listingReportForm,
  listingReportRecord,
  listingReportUpdate,
  reportListing,
} from './schema'

const invalidates = ['GET /yellow-page/get/reports', 'GET /yellow-page/get/waiting'] as const

export const listingReportCalls = {
  insertListingReport: call('POST /client/yellow-page/insert/report', {
    summary: 'Report an error in a listing; the same text sent twice is stored once',
    access: 'public',
    input: listingReportForm,
    answer: doneAnswer,
    rate: { points: 10, perSeconds: 600, counts: 'accepted' },
  }),
  listAdminListingReports: call('GET /yellow-page/get/reports', {
    summary: 'Errors in listings that visitors reported, newest first',
    access: 'admin',
    isAudited: 'seldom',
    auditOmits: ['term'],
    input: reportListing,
    answer: listAnswerSchema('reports', listingReport),
  }),
  getListingReport: call('GET /yellow-page/get/report/id', {
    summary: 'One report of an error',
    access: 'admin',
    isAudited: true,
    input: z.object({ id }),
    answer: recordAnswerSchema(listingReportRecord),
  }),
  updateListingReport: call('POST /yellow-page/update/report', {
    summary: 'Close a report of an error, or open it again',
    access: 'admin',
    invalidates,
    input: listingReportUpdate,
    answer: updateAnswer,
  }),
  deleteListingReport: call('DELETE /yellow-page/delete/report', {
    summary: 'Delete a report of an error',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
