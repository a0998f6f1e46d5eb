import * as z from 'zod'
import { call } from '@/lib/api/call'
import { done, id, inserted, recordOf, updated } from '@/lib/api/fields'
import { searched } from '@/lib/api/listing'
import { footerForm, footerInfo, footerRecord, footerUpdate } from './schema'

const stale = ['GET /admin/get/footer'] as const

export const footerCalls = {
  listAdminFooter: call('GET /admin/get/footer', {
    summary: 'Contact lines of the footer and the contact bar',
    access: 'staff',
    input: z.object(searched),
    answer: z.object({ footer: z.array(footerInfo) }),
  }),
  getFooter: call('GET /admin/get/footer/id', {
    summary: 'One contact line',
    access: 'staff',
    input: z.object({ id }),
    answer: recordOf(footerRecord),
  }),
  insertFooter: call('POST /admin/insert/footer', {
    summary: 'Add a contact line',
    access: 'staff',
    stale,
    input: footerForm,
    answer: inserted,
  }),
  updateFooter: call('POST /admin/update/footer', {
    summary: 'Save a contact line; 409 when it was changed since the `version` sent with it',
    access: 'staff',
    stale,
    input: footerUpdate,
    answer: updated,
  }),
  deleteFooter: call('DELETE /admin/delete/footer', {
    summary: 'Delete a contact line',
    access: 'admin',
    stale,
    input: z.object({ id }),
    answer: done,
  }),
}
