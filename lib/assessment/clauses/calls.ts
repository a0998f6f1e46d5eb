import * as z from 'zod'
import { answerFileRate, fileAnswerSchema, tableKinds } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import {
  doneAnswer,
  id,
  insertAnswer,
  listAnswerSchema,
  recordAnswerSchema,
  updateAnswer,
} from '@/lib/platform/api/fields'
import { sheetFileRule } from '@/lib/platform/api/sheet-file'
import { importAnswer } from '@/lib/platform/files/import-answer'
import { clause, clauseExport, clauseForm, clauseImport, clauseListing, clauseUpdate } from './schema'

const invalidates = ['GET /admin/get/assessment-clauses', 'GET /admin/get/assessment-standards'] as const
/** The most bytes of a file of clauses. */
const sheetBytesMax = 5 * 1024 * 1024

export const clauseCalls = {
  listAdminClauses: call('GET /admin/get/assessment-clauses', {
    summary: 'The clauses of standards by the numbers of their questions',
    access: 'staff',
    input: clauseListing,
    answer: listAnswerSchema('clauses', clause),
  }),
  getClause: call('GET /admin/get/assessment-clauses/id', {
    summary: 'One clause of a standard with its question',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(clause),
  }),
  exportClauses: call('GET /admin/get/assessment-clauses/file', {
    summary: 'The clauses of a filter as a file, which the import takes too',
    access: 'staff',
    input: clauseExport,
    answer: fileAnswerSchema(tableKinds),
    rate: answerFileRate,
  }),
  getClauseTemplate: call('GET /admin/get/assessment-clauses/template/file', {
    summary: 'A workbook to fill in for the import of clauses, with what each column takes',
    access: 'staff',
    input: z.object({}),
    answer: fileAnswerSchema(['xlsx']),
    rate: answerFileRate,
  }),
  insertClause: call('POST /admin/insert/assessment-clause', {
    summary: 'Add a clause to which a question, or all questions under a heading, belong',
    access: 'staff',
    invalidates,
    input: clauseForm,
    answer: insertAnswer,
  }),
  updateClause: call('POST /admin/update/assessment-clause', {
    summary: 'Change a clause of a question',
    access: 'staff',
    invalidates,
    input: clauseUpdate,
    answer: updateAnswer,
  }),
  importClauses: call('POST /admin/upload/assessment-clauses', {
    summary: 'Import a CSV or XLSX file of clauses, or preview its changes',
    access: 'staff',
    invalidates,
    input: clauseImport,
    files: { file: sheetFileRule(sheetBytesMax) },
    answer: importAnswer,
  }),
  deleteClause: call('DELETE /admin/delete/assessment-clause', {
    summary: 'Delete a clause of a question',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
