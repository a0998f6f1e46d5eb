import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { searchFields } from '@/lib/platform/api/listing'
import { pdfBytesMax } from '@/lib/platform/files/kinds'
import { documentForm, documentRecord, documentRename, documentRow, pdfDocument } from './schema'

const invalidates = ['GET /admin/get/document-pdf'] as const

export const documentCalls = {
  listDocuments: call('GET /client/get/document-pdf', {
    summary: 'Guides and codes as PDF',
    access: 'public',
    input: z.object({}),
    answer: z.object({ document: z.array(pdfDocument) }),
  }),
  listAdminDocuments: call('GET /admin/get/document-pdf', {
    summary: 'Guides and codes as PDF, with the names of their files',
    access: 'staff',
    input: z.object(searchFields),
    answer: z.object({ document: z.array(documentRow) }),
  }),
  getDocument: call('GET /admin/get/document-pdf/id', {
    summary: 'One guide or code',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(documentRecord),
  }),
  insertDocument: call('POST /admin/insert/document-pdf', {
    summary: 'Add a guide or code',
    access: 'staff',
    invalidates,
    input: documentForm,
    files: { pdf: { kinds: ['pdf'], storage: 'public', fileBytesMax: pdfBytesMax } },
    answer: insertAnswer,
  }),
  renameDocument: call('POST /admin/update/document-pdf', {
    summary: 'Rename a guide or code',
    access: 'staff',
    invalidates,
    input: documentRename,
    answer: updateAnswer,
  }),
  deleteDocument: call('DELETE /admin/delete/document-pdf', {
    summary: 'Delete a guide or code',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
