import * as z from 'zod'
import { call } from '@/lib/api/call'
import { done, id, inserted, page, paged } from '@/lib/api/fields'
import { account, accountInsert, accountUpdate } from './schema'

export const accountCalls = {
  listAccounts: call('GET /admin/get/admin-users', {
    summary: 'Staff accounts, newest first',
    access: 'moderator',
    input: z.object(page({ limit: 10, limitMax: 100 })),
    answer: paged('account', account),
  }),
  insertAccount: call('POST /admin/insert/account', {
    summary: 'Give somebody the right to sign in',
    access: 'moderator',
    input: accountInsert,
    answer: inserted,
  }),
  updateAccount: call('POST /admin/update/account', {
    summary: 'Change an account; a new role counts from its next request on',
    access: 'moderator',
    input: accountUpdate,
    answer: done,
  }),
  deleteAccount: call('DELETE /admin/delete/account', {
    summary: 'Take the right to sign in away',
    access: 'moderator',
    input: z.object({ id }),
    answer: done,
  }),
}
