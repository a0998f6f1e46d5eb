import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import {
  doneAnswer,
  id,
  insertAnswer,
  listAnswerSchema,
  recordAnswerSchema,
  updateAnswer,
} from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { cover, officeCategory } from '@/lib/content/news/calls'
import {
  adminEventNewsItem,
  eventNewsInsert,
  eventNewsCategory,
  eventNewsUpdate,
  newsSorts,
} from '@/lib/content/news/schema'

const invalidates = ['GET /mw/admin/get/news', 'GET /admin/get/translations'] as const

export const eventNewsCalls = {
  listNewsCategories: call('GET /mw/client/get/news-category', {
    summary: 'The categories of the event’s news with their numbers of items',
    access: 'public',
    input: z.object({}),
    answer: z.object({ categories: z.array(eventNewsCategory) }),
  }),
  listAdminNews: call('GET /mw/admin/get/news', {
    summary: 'News of the event, newest first, inactive items included',
    access: 'staff',
    input: z.object({
      category: officeCategory,
      ...listingFields({ limit: 5, limitMax: 100, sorts: newsSorts }),
    }),
    answer: listAnswerSchema('news', adminEventNewsItem),
  }),
  getAdminNews: call('GET /mw/admin/get/news/id', {
    summary: 'One news item of the event',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(adminEventNewsItem),
  }),
  insertNews: call('POST /mw/admin/insert/news', {
    summary: 'Publish a news item of the event',
    access: 'staff',
    invalidates,
    input: eventNewsInsert,
    files: { image: cover },
    answer: insertAnswer,
  }),
  updateNews: call('POST /mw/admin/update/news', {
    summary: 'Save a news item of the event; 409 when it was changed since the `version` sent with it',
    access: 'staff',
    invalidates,
    input: eventNewsUpdate,
    files: { image: { ...cover, optional: true } },
    answer: updateAnswer,
  }),
  deleteNews: call('DELETE /mw/admin/delete/news', {
    summary: 'Delete a news item of the event',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
