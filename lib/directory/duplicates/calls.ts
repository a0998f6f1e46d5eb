import { call } from '@/lib/platform/api/call'
import { doneAnswer, listAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { comparison, distinctForm, mergeForm, pair, pairListing, pairQuery } from './schema'

const invalidates = [
  'GET /yellow-page/get/duplicates',
  'GET /yellow-page/get/duplicate',
  'GET /yellow-page/get/categories',
  'GET /yellow-page/get/company-list',
  'GET /yellow-page/get/company-list/name',
  'GET /yellow-page/get/new-request',
] as const

export const duplicateCalls = {
  listAdminDuplicates: call('GET /yellow-page/get/duplicates', {
    summary:
      'Pairs of possible duplicates: the same registration number, or names that differ only in spelling',
    access: 'admin',
    input: pairListing,
    answer: listAnswerSchema('pairs', pair),
  }),
  getDuplicate: call('GET /yellow-page/get/duplicate', {
    summary: 'Two companies side by side',
    access: 'admin',
    isAudited: true,
    input: pairQuery,
    answer: comparison,
  }),
  mergeCompanies: call('POST /yellow-page/update/merged-company', {
    summary:
      'Merge a company into another: contacts and categories are united, references move, its address redirects to the other',
    access: 'admin',
    invalidates,
    input: mergeForm,
    answer: updateAnswer,
  }),
  insertDistinctCompanies: call('POST /yellow-page/insert/distinct-companies', {
    summary: 'Mark two companies as different',
    access: 'admin',
    invalidates,
    input: distinctForm,
    answer: doneAnswer,
  }),
}
