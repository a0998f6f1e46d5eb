import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { id, recordAnswerSchema, requiredFile } from '@/lib/platform/api/fields'
import { optionalPicture, textDocument } from '@/lib/platform/files/kinds'
import { restoredVersion } from '@/lib/platform/records/history/schema'
import { documentText, pageTextForm, pageTextRecord } from './schema'
import { message } from '@/lib/platform/i18n/message-key'

const invalidates = ['GET /admin/get/static-data', 'GET /admin/get/translations'] as const
const savedRow = z.object({ id: z.number().int(), version: z.number().int() })

export const pageTextCalls = {
  listAdminPageTexts: call('GET /admin/get/static-data', {
    summary: "The page texts of a menu item: its own and its children's",
    access: 'staff',
    input: z.object({ pid: id }),
    answer: z.object({ static: z.array(pageTextRecord) }),
  }),
  getPageText: call('GET /admin/get/static-data/id', {
    summary: 'One page text by its menu item, as its form opens it',
    access: 'staff',
    input: z.object({ cid: id }),
    answer: recordAnswerSchema(pageTextRecord),
  }),
  insertPageText: call('POST /admin/insert/static-data', {
    summary: 'Write the page text of a menu item for the first time',
    access: 'staff',
    invalidates,
    input: pageTextForm,
    answer: savedRow,
  }),
  updatePageText: call('POST /admin/update/static-data', {
    summary: 'Save a page text; 409 when it was changed since the `version` sent with it',
    access: 'staff',
    invalidates,
    input: pageTextForm,
    answer: savedRow,
  }),
  restorePageText: call('POST /admin/restore/static-data', {
    summary:
      'Bring back an older version of a page text as a new one; 409 when it was changed since `version`',
    access: 'staff',
    invalidates,
    input: restoredVersion,
    answer: savedRow,
  }),
  readDocumentText: call('POST /admin/upload/document-text', {
    summary:
      'The text of a DOCX document for the editor, with its pictures stored; `leftOut` counts what a text cannot have',
    access: 'staff',
    invalidates: ['GET /admin/get/pictures'],
    input: z.object({ file: requiredFile('validation.textDocument.file') }),
    files: { file: textDocument },
    answer: documentText,
  }),
  uploadPicture: call('POST /admin/static/ckupload', {
    summary:
      "A picture of the editor's text; `url` is the list of stored addresses, the first is the one to use",
    access: 'staff',
    invalidates: ['GET /admin/get/pictures'],
    editorErrors: true,
    input: z.object({ image: z.unknown(), upload: z.unknown() }).refine((form) => form.image || form.upload, {
      path: ['image'],
      ...message('validation.upload.image'),
    }),
    files: {
      image: optionalPicture,
      // The field has the name that the upload adapters of CKEditor use.
      upload: optionalPicture,
    },
    answer: z.object({ url: z.array(z.string()), width: z.number().int(), height: z.number().int() }),
  }),
}
