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
import { redirect, redirectForm, redirectListing, redirectUpdate } from './schema'

const invalidates = ['GET /admin/get/redirects'] as const

export const redirectCalls = {
  listAdminRedirects: call('GET /admin/get/redirects', {
    summary: 'Permanent redirects from addresses that the sites do not have',
    access: 'staff',
    input: redirectListing,
    answer: listAnswerSchema('redirects', redirect),
  }),
  getRedirect: call('GET /admin/get/redirects/id', {
    summary: 'One permanent redirect',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(redirect),
  }),
  insertRedirect: call('POST /admin/insert/redirect', {
    summary:
      'Redirect an address to a page of the sites; a chain of redirects becomes one, a circle is refused',
    access: 'staff',
    invalidates,
    input: redirectForm,
    answer: insertAnswer,
  }),
  updateRedirect: call('POST /admin/update/redirect', {
    summary: 'Change a permanent redirect',
    access: 'staff',
    invalidates,
    input: redirectUpdate,
    answer: updateAnswer,
  }),
  deleteRedirect: call('DELETE /admin/delete/redirect', {
    summary: 'Redirect an address no longer',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
