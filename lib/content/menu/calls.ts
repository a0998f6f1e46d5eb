import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { restoredVersion } from '@/lib/platform/records/history/schema'
import {
  menuCategory,
  menuDeletion,
  menuInsert,
  menuMove,
  menuNode,
  menuRecord,
  menuUpdate,
  pageTypes,
} from './schema'

const invalidates = [
  'GET /admin/get/category',
  'GET /admin/get/category/page-type',
  'GET /admin/get/translations',
] as const

export const menuCalls = {
  listAdminMenu: call('GET /admin/get/category', {
    summary: 'The menu tree of the association site, inactive items included',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ categories: z.array(menuNode) }),
  }),
  listAdminMenuOfType: call('GET /admin/get/category/page-type', {
    summary: 'All menu items of one page type, flat',
    access: 'staff',
    input: z.object({ type: z.enum(pageTypes, message('validation.menu.pageType')) }),
    answer: z.object({ category: z.array(menuCategory) }),
  }),
  getMenu: call('GET /admin/get/category/id', {
    summary: 'One menu item',
    access: 'staff',
    input: z.object({ cid: id }),
    answer: recordAnswerSchema(menuRecord),
  }),
  insertMenu: call('POST /admin/insert/category', {
    summary: 'Add a menu item',
    access: 'staff',
    invalidates,
    input: menuInsert,
    answer: z.object({ cid: z.number().int() }),
  }),
  updateMenu: call('POST /admin/update/category', {
    summary: 'Rename a menu item, show or hide it; 409 when it was changed since the `version` sent with it',
    access: 'staff',
    invalidates,
    input: menuUpdate,
    answer: updateAnswer,
  }),
  restoreMenu: call('POST /admin/restore/category', {
    summary:
      'Bring back an older version of a menu item as a new one; 409 when it was changed since `version`',
    access: 'staff',
    invalidates,
    input: restoredVersion,
    answer: updateAnswer,
  }),
  moveMenu: call('POST /admin/update/category-place', {
    summary: 'Move a menu item, with its sub-items, under another item or to another place',
    access: 'staff',
    invalidates,
    input: menuMove,
    answer: doneAnswer,
  }),
  getMenuRemoval: call('GET /admin/get/category/removal', {
    summary: 'What else the deletion of a menu item deletes; 409 with the reason when it would be refused',
    access: 'admin',
    input: z.object({ cid: id }),
    answer: z.object({ has_text: z.boolean() }),
  }),
  deleteMenu: call('DELETE /admin/delete/category', {
    summary: 'Delete a menu item without sub-items, and with `with_text` the text of its page',
    access: 'admin',
    invalidates,
    input: menuDeletion,
    answer: doneAnswer,
  }),
}
