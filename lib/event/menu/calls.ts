import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { menuDeletion, menuMove, menuNode, menuRecord } from '@/lib/content/menu/schema'
import { eventMenuInsert, eventMenuUpdate } from './schema'

const invalidates = ['GET /mw/admin/get/categories', 'GET /admin/get/translations'] as const

export const eventMenuCalls = {
  listMenu: call('GET /mw/client/get/category', {
    summary: "The menu of the event's archived site as a tree",
    access: 'public',
    input: z.object({}),
    answer: z.object({ category: z.array(menuNode) }),
  }),
  listAdminMenu: call('GET /mw/admin/get/categories', {
    summary: "The menu tree of the event's archived site, inactive items included",
    access: 'staff',
    input: z.object({}),
    answer: z.object({ categories: z.array(menuNode) }),
  }),
  getMenu: call('GET /mw/admin/get/category/id', {
    summary: "One item of the event's menu",
    access: 'staff',
    input: z.object({ cid: id }),
    answer: recordAnswerSchema(menuRecord),
  }),
  insertMenu: call('POST /mw/admin/insert/category', {
    summary: "Add an item to the event's menu",
    access: 'staff',
    invalidates,
    input: eventMenuInsert,
    answer: z.object({ cid: z.number().int() }),
  }),
  updateMenu: call('POST /mw/admin/update/category', {
    summary: "Save an item of the event's menu; 409 when it was changed since the `version` sent with it",
    access: 'staff',
    invalidates,
    input: eventMenuUpdate,
    answer: updateAnswer,
  }),
  moveMenu: call('POST /mw/admin/update/category-place', {
    summary: "Move an item of the event's menu, with its sub-items, under another item or to another place",
    access: 'staff',
    invalidates,
    input: menuMove,
    answer: doneAnswer,
  }),
  getMenuRemoval: call('GET /mw/admin/get/category/removal', {
    summary:
      "What else the deletion of an item of the event's menu deletes; 409 with the reason when it would be refused",
    access: 'admin',
    input: z.object({ cid: id }),
    answer: z.object({ has_text: z.boolean() }),
  }),
  deleteMenu: call('DELETE /mw/admin/delete/category', {
    summary: "Delete an item of the event's menu without sub-items",
    access: 'admin',
    invalidates,
    input: menuDeletion,
    answer: doneAnswer,
  }),
}
