import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { imageBytesMax, pdfBytesMax } from '@/lib/platform/files/kinds'
import {
  book,
  bookFile,
  bookFileUpdate,
  bookPageForm,
  bookPageOrder,
  bookPageRecord,
  bookPageUpdate,
} from './schema'

const invalidates = ['GET /admin/get/book-pages'] as const
const image = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax } as const

export const bookCalls = {
  getBook: call('GET /client/get/book', {
    summary: 'The book of the thirty years: its pages in their order, and its PDF',
    access: 'public',
    input: z.object({}),
    answer: book,
  }),
  listAdminBookPages: call('GET /admin/get/book-pages', {
    summary: 'The pages of the book in their order',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ pages: z.array(bookPageRecord) }),
  }),
  getBookPage: call('GET /admin/get/book-pages/id', {
    summary: 'One page of the book',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(bookPageRecord),
  }),
  insertBookPage: call('POST /admin/insert/book-page', {
    summary: 'Add a page at the end of the book',
    access: 'staff',
    invalidates,
    input: bookPageForm,
    files: { image },
    answer: insertAnswer,
  }),
  updateBookPage: call('POST /admin/update/book-page', {
    summary: 'Change the picture of a page of the book or its title',
    access: 'staff',
    invalidates,
    input: bookPageUpdate,
    files: { image: { ...image, optional: true } },
    answer: updateAnswer,
  }),
  updateBookPageOrder: call('POST /admin/update/book-page-sequence', {
    summary: 'Save the order of all pages of the book',
    access: 'staff',
    invalidates,
    input: bookPageOrder,
    answer: doneAnswer,
  }),
  deleteBookPage: call('DELETE /admin/delete/book-page', {
    summary: 'Delete a page of the book',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}

export const bookFileCalls = {
  listAdminBookFiles: call('GET /admin/get/book-file', {
    summary: 'The PDF of the book, as a list of one',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ book: z.array(bookFile) }),
  }),
  getBookFile: call('GET /admin/get/book-file/id', {
    summary: 'The PDF of the book',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(bookFile),
  }),
  updateBookFile: call('POST /admin/update/book-file', {
    summary: 'Replace the PDF of the book',
    access: 'staff',
    invalidates: ['GET /admin/get/book-file'],
    input: bookFileUpdate,
    files: { pdf: { kinds: ['pdf'], storage: 'public', fileBytesMax: pdfBytesMax } },
    answer: updateAnswer,
  }),
}
