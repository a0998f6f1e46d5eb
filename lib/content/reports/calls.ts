import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import {
  doneAnswer,
  id,
  insertAnswer,
  lang,
  pageFields,
  listAnswerSchema,
  optionalId,
  recordAnswerSchema,
  updateAnswer,
} from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { createdPreview } from '@/lib/platform/api/preview'
import { imageBytesMax, optionalPicture, pdfBytesMax } from '@/lib/platform/files/kinds'
import { restoredVersion } from '@/lib/platform/records/history/schema'
import {
  report,
  reportForm,
  reportPreview,
  reportRecord,
  reportRow,
  reportSorts,
  reportsPageSize,
  reportUpdate,
} from './schema'

const invalidates = ['GET /admin/get/reports', 'GET /admin/get/translations'] as const
const image = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax } as const
const pdf = { kinds: ['pdf'], storage: 'public', fileBytesMax: pdfBytesMax } as const

export const reportCalls = {
  listReports: call('GET /client/get/report', {
    summary: "Reports, newest first; each has both languages, whatever the request's language",
    access: 'public',
    input: z.object({ lang, ...pageFields({ limit: reportsPageSize, limitMax: 50 }) }),
    answer: listAnswerSchema('reports', report),
  }),
  listAdminReports: call('GET /admin/get/reports', {
    summary: 'Reports, newest first',
    access: 'staff',
    input: z.object(listingFields({ limit: 5, limitMax: 100, sorts: reportSorts })),
    answer: listAnswerSchema('reports', reportRow),
  }),
  getReport: call('GET /admin/get/reports/id', {
    summary: 'One report',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(reportRecord),
  }),
  insertReport: call('POST /admin/insert/report', {
    summary: 'Add a report',
    access: 'staff',
    invalidates,
    input: reportForm,
    files: { image, pdf },
    answer: insertAnswer,
  }),
  updateReport: call('POST /admin/update/report', {
    summary: 'Change a report; without a new file the old one stays',
    access: 'staff',
    invalidates,
    input: reportUpdate,
    files: { image: { ...image, optional: true }, pdf: { ...pdf, optional: true } },
    answer: updateAnswer,
  }),
  restoreReport: call('POST /admin/restore/report', {
    summary: 'Bring back an older version of a report as a new one; 409 when it was changed since `version`',
    access: 'staff',
    invalidates,
    input: restoredVersion,
    answer: updateAnswer,
  }),
  deleteReport: call('DELETE /admin/delete/report', {
    summary: 'Delete a report',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
  drawReportCover: call('POST /admin/insert/report-cover', {
    summary: 'Draw the first page of a PDF, or of the PDF of a report, as a JPEG in base64 for its cover',
    access: 'staff',
    input: z.object({ id: optionalId, pdf: z.unknown().optional() }),
    files: { pdf: { kinds: ['pdf'], storage: 'temporary', fileBytesMax: pdfBytesMax, optional: true } },
    answer: z.object({ image: z.string() }),
  }),
}

/** A call of `previewCalls`, which is defined here because the form of a report uses the call, too. */
export const previewReport = call('POST /admin/insert/report-preview', {
  summary: 'Store the form of a report for an hour; /mm/preview/{id} shows it to staff',
  access: 'staff',
  input: reportPreview,
  files: { image: optionalPicture },
  answer: createdPreview,
})
