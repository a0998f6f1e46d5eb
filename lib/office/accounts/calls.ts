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
import {
  account,
  accountInsert,
  accountRecord,
  accountSorts,
  accountUpdate,
} from '@/lib/platform/accounts/schema'

const invalidates = [
  'GET /admin/get/admin-users',
  'GET /admin/get/account',
  'GET /admin/get/sessions',
] as const

export const accountCalls = {
  listAdminAccounts: call('GET /admin/get/admin-users', {
    summary: 'Staff accounts, newest first',
    access: 'moderator',
    input: z.object(listingFields({ limit: 10, limitMax: 100, sorts: accountSorts })),
    answer: listAnswerSchema('account', account),
  }),
  getStaffAccount: call('GET /admin/get/admin-users/id', {
    summary: 'One staff account',
    access: 'moderator',
    isAudited: true,
    input: z.object({ id }),
    answer: recordAnswerSchema(accountRecord),
  }),
  insertAccount: call('POST /admin/insert/account', {
    summary: 'Add a staff account',
    access: 'moderator',
    refusesTokens: true,
    invalidates,
    input: accountInsert,
    answer: insertAnswer,
  }),
  updateAccount: call('POST /admin/update/account', {
    summary: 'Change an account; a new role applies from its next request',
    access: 'moderator',
    refusesTokens: true,
    invalidates,
    input: accountUpdate,
    answer: updateAnswer,
  }),
  deleteAccount: call('DELETE /admin/delete/account', {
    summary: 'Delete a staff account',
    access: 'moderator',
    refusesTokens: true,
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
