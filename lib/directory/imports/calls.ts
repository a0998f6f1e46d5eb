import { call } from '@/lib/platform/api/call'
import { sheetFileRule } from '@/lib/platform/api/sheet-file'
import { importAnswer } from '@/lib/platform/files/import-answer'
import { listingImport } from './schema'

/** The most bytes of an imported file. */
const sheetBytesMax = 100 * 1024 * 1024

export const listingImportCalls = {
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
    answer: importAnswer,
  }),
}
