import * as z from 'zod'
import { answerFileRate, fileAnswerSchema } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import { sheetFileRule } from '@/lib/platform/api/sheet-file'
import { importAnswer } from '@/lib/platform/files/import-answer'
import { listingImport } from './schema'

/** The most bytes of an imported file. */
const sheetBytesMax = 100 * 1024 * 1024

export const listingImportCalls = {
  getListingTemplate: call('GET /yellow-page/get/companies/template/file', {
    summary: 'A workbook to fill in for the import of companies, with what each column takes',
    access: 'admin',
    input: z.object({}),
    answer: fileAnswerSchema(['xlsx']),
    rate: answerFileRate,
  }),
  importListings: call('POST /yellow-page/upload/companies', {
    summary:
      'Import a CSV or XLSX file of companies by their registration numbers, approved at once, or preview its changes',
    access: 'admin',
    invalidates: [
      'GET /yellow-page/get/company-list',
      'GET /yellow-page/get/company-list/name',
      'GET /yellow-page/get/categories',
      'GET /yellow-page/get/duplicates',
    ],
    input: listingImport,
    files: { file: sheetFileRule(sheetBytesMax) },
    takesLong: true,
    answer: importAnswer,
  }),
}
