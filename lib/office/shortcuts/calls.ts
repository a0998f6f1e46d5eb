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
import { shortcut, shortcutForm, shortcutListing, shortcutUpdate } from './schema'

const invalidates = ['GET /admin/get/search-shortcuts'] as const

export const shortcutCalls = {
  listAdminShortcuts: call('GET /admin/get/search-shortcuts', {
    summary: 'Pages that are shown above the results of a search for what a visitor wants to do',
    access: 'staff',
    input: shortcutListing,
    answer: listAnswerSchema('shortcuts', shortcut),
  }),
  getShortcut: call('GET /admin/get/search-shortcuts/id', {
    summary: 'One page that is shown above the results of a search',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(shortcut),
  }),
  insertShortcut: call('POST /admin/insert/search-shortcut', {
    summary: 'Add a page to show above the results of a search',
    access: 'staff',
    invalidates,
    input: shortcutForm,
    answer: insertAnswer,
  }),
  updateShortcut: call('POST /admin/update/search-shortcut', {
    summary: 'Change a page that is shown above the results of a search',
    access: 'staff',
    invalidates,
    input: shortcutUpdate,
    answer: updateAnswer,
  }),
  deleteShortcut: call('DELETE /admin/delete/search-shortcut', {
    summary: 'Show a page above the results of a search no longer',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
