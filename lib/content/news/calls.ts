import * as z from 'zod'
import { answerFileRate, fileAnswerSchema } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import {
  doneAnswer,
  emptyToUndefined,
  id,
  insertAnswer,
  lang,
  preprocessOptional,
  pageFields,
  listAnswerSchema,
  recordAnswerSchema,
  text,
  updateAnswer,
} from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { sheetFileRule } from '@/lib/platform/api/sheet-file'
import { importAnswer } from '@/lib/platform/files/import-answer'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import { restoredVersion } from '@/lib/platform/records/history/schema'
import {
  adminNewsItem,
  archiveMonth,
  defaultCategoryCid,
  newsCategoryCount,
  newsImport,
  newsInsert,
  newsItem,
  newsPageSize,
  newsSorts,
  newsUpdate,
} from './schema'
import { message } from '@/lib/platform/i18n/message-key'

const invalidates = [
  'GET /admin/get/news',
  'GET /admin/get/dashboard',
  'GET /admin/get/translations',
] as const
const publicPage = pageFields({ limit: newsPageSize, limitMax: 50 })
const newsPage = listAnswerSchema('news', newsItem)
/** The most bytes of a file of news. */
const sheetBytesMax = 20 * 1024 * 1024
export const cover = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax } as const

/** The office's filter for news: the number of one category, or `all`. */
export const officeCategory = preprocessOptional(
  emptyToUndefined,
  z.union([z.literal('all'), id], message('validation.id')).default('all'),
)

/** A month as `yyyy-mm`. */
const month = z
  .string(message('validation.month'))
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, message('validation.month'))

export const newsCalls = {
  listRecentNews: call('GET /client/get/recent-news', {
    summary: 'The newest news of all categories',
    access: 'public',
    input: z.object({ lang }),
    answer: z.object({ recentNews: z.array(newsItem) }),
  }),
  listNewsCategories: call('GET /client/get/category-news-count', {
    summary: 'The news categories with their numbers of items',
    access: 'public',
    input: z.object({
      type: preprocessOptional(
        emptyToUndefined,
        z.enum(['news'], message('validation.wrong')).default('news'),
      ),
    }),
    answer: z.object({ categories: z.array(newsCategoryCount) }),
  }),
  listArchiveMonths: call('GET /client/get/archive-news-date', {
    summary: 'The months that have news, newest first',
    access: 'public',
    input: z.object({ lang }),
    answer: z.object({ dates: z.array(archiveMonth) }),
  }),
  listNews: call('GET /client/get/news', {
    summary: 'News of one category, newest first',
    access: 'public',
    input: z.object({
      category: preprocessOptional(emptyToUndefined, id.default(defaultCategoryCid)),
      ...{ lang, ...publicPage },
    }),
    answer: newsPage,
  }),
  listNewsByMonth: call('GET /client/get/news-by-date', {
    summary: 'News of one month, newest first',
    access: 'public',
    input: z.object({ date: month, lang, ...publicPage }),
    answer: newsPage,
  }),
  searchNews: call('GET /client/search/news', {
    summary: 'News that contain the words of a term in any form or spelling, best first',
    access: 'public',
    input: z.object({ term: text({ max: 200, required: 'validation.term' }), lang, ...publicPage }),
    answer: newsPage,
    rate: { points: 240, perSeconds: 60 },
  }),
  getNews: call('GET /client/get/news/id', {
    summary: 'One published news item',
    access: 'public',
    input: z.object({ id, lang }),
    answer: z.object({ news: newsItem }),
  }),
  listAdminNews: call('GET /admin/get/news', {
    summary: 'News of the back office, newest first, inactive items included',
    access: 'staff',
    input: z.object({
      category: officeCategory,
      ...listingFields({ limit: 5, limitMax: 100, sorts: newsSorts }),
    }),
    answer: listAnswerSchema('news', adminNewsItem),
  }),
  getAdminNews: call('GET /admin/get/news/id', {
    summary: 'One news item of the back office',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(adminNewsItem),
  }),
  insertNews: call('POST /admin/insert/news', {
    summary: 'Publish a news item',
    access: 'staff',
    invalidates,
    input: newsInsert,
    files: { image: cover },
    answer: insertAnswer,
  }),
  updateNews: call('POST /admin/update/news', {
    summary: 'Save a news item; 409 when it was changed since the `version` sent with it',
    access: 'staff',
    invalidates,
    input: newsUpdate,
    files: { image: { ...cover, optional: true } },
    answer: updateAnswer,
  }),
  restoreNews: call('POST /admin/restore/news', {
    summary:
      'Bring back an older version of a news item as a new one; 409 when it was changed since `version`',
    access: 'staff',
    invalidates,
    input: restoredVersion,
    answer: updateAnswer,
  }),
  getNewsTemplate: call('GET /admin/get/news/template/file', {
    summary: 'A workbook to fill in for the import of news, with what each column takes',
    access: 'staff',
    input: z.object({}),
    answer: fileAnswerSchema(['xlsx']),
    rate: answerFileRate,
  }),
  importNews: call('POST /admin/upload/news', {
    summary:
      'Import a CSV or XLSX file of news by their day and title, or preview its changes; existing ones keep their covers',
    access: 'staff',
    invalidates,
    input: newsImport,
    files: { file: sheetFileRule(sheetBytesMax) },
    answer: importAnswer,
  }),
  deleteNews: call('DELETE /admin/delete/news', {
    summary: 'Delete a news item',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
