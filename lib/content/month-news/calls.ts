import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { searchFields } from '@/lib/platform/api/listing'
import { pdfBytesMax } from '@/lib/platform/files/kinds'
import { monthNewsFile, monthNewsForm, monthNewsRecord, monthNewsRename, monthNewsRow } from './schema'

const invalidates = ['GET /admin/month-news-pdf'] as const

export const monthNewsCalls = {
  listMonthNews: call('GET /client/month-news-pdf', {
    summary: 'The issues of the monthly paper, newest first',
    access: 'public',
    input: z.object({}),
    answer: z.object({ monthNews: z.array(monthNewsFile) }),
  }),
  listAdminMonthNews: call('GET /admin/month-news-pdf', {
    summary: 'The issues of the monthly paper, newest first, with the names of their files',
    access: 'staff',
    input: z.object(searchFields),
    answer: z.object({ monthNews: z.array(monthNewsRow) }),
  }),
  getMonthNews: call('GET /admin/get/month-news/id', {
    summary: 'One issue of the monthly paper',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(monthNewsRecord),
  }),
  insertMonthNews: call('POST /admin/insert/month-news', {
    summary: 'Add an issue of the monthly paper',
    access: 'staff',
    invalidates,
    input: monthNewsForm,
    files: { monthPdf: { kinds: ['pdf'], storage: 'public', fileBytesMax: pdfBytesMax } },
    answer: insertAnswer,
  }),
  renameMonthNews: call('POST /admin/update/monthNews', {
    summary: 'Rename an issue of the monthly paper',
    access: 'staff',
    invalidates,
    input: monthNewsRename,
    answer: updateAnswer,
  }),
  deleteMonthNews: call('DELETE /admin/delete/month-news', {
    summary: 'Delete an issue of the monthly paper',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
