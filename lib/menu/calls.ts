import * as z from 'zod'
import { call } from '@/lib/api/call'
import { done, id } from '@/lib/api/fields'
import { menuCategory, menuInsert, menuNode, menuUpdate, pageTypes } from './schema'
import { says } from '@/lib/i18n/message-key'

export const menuCalls = {
  listMenu: call('GET /admin/get/category', {
    summary: 'The menu tree of the association site, inactive items included',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ categories: z.array(menuNode) }),
  }),
  listMenuOfType: call('GET /admin/get/category/page-type', {
    summary: 'All menu items of one page type, flat',
    access: 'staff',
    input: z.object({ type: z.enum(pageTypes, says('validation.menu.pageType')) }),
    answer: z.object({ category: z.array(menuCategory) }),
  }),
  insertMenu: call('POST /admin/insert/category', {
    summary: 'Add a menu item',
    access: 'staff',
    input: menuInsert,
    answer: z.object({ cid: z.number().int() }),
  }),
  updateMenu: call('POST /admin/update/category', {
    summary: 'Rename a menu item, show or hide it',
    access: 'staff',
    input: menuUpdate,
    answer: done,
  }),
  deleteMenu: call('DELETE /admin/delete/category', {
    summary: 'Delete a menu item that nothing hangs on',
    access: 'admin',
    input: z.object({ cid: id }),
    answer: done,
  }),
}
