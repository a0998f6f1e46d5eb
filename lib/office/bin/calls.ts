import { call } from '@/lib/platform/api/call'
import { listAnswerSchema } from '@/lib/platform/api/fields'
import { binInput, binRow, restoredInput, restoredRecord } from './schema'

export const binCalls = {
  listAdminBin: call('GET /admin/get/bin', {
    summary: 'The records deleted in the last 30 days, newest first',
    access: 'admin',
    input: binInput,
    answer: listAnswerSchema('records', binRow),
  }),
  restoreDeleted: call('POST /admin/restore/deleted', {
    summary: 'Restore a deleted record, under its old number and with everything deleted with it',
    access: 'admin',
    // The restored record can be of any kind, so the lists of all kinds count as stale.
    invalidates: [
      'GET /admin/check/index',
      'GET /admin/get/about-us',
      'GET /admin/get/assessment-questions',
      'GET /admin/get/banner',
      'GET /admin/get/bin',
      'GET /admin/get/book-pages',
      'GET /admin/get/category',
      'GET /admin/get/category/page-type',
      'GET /admin/get/dashboard',
      'GET /admin/get/document-pdf',
      'GET /admin/get/footer',
      'GET /admin/get/membership',
      'GET /admin/get/minerals',
      'GET /admin/get/mining-video',
      'GET /admin/get/news',
      'GET /admin/get/notice',
      'GET /admin/get/reports',
      'GET /admin/get/social-link',
      'GET /admin/get/static-data',
      'GET /admin/get/sustainable-mining',
      'GET /admin/get/trade',
      'GET /admin/month-news-pdf',
    ],
    input: restoredInput,
    answer: restoredRecord,
  }),
}
