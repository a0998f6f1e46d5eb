import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { searchFields } from '@/lib/platform/api/listing'
import { footerForm, footerInfo, footerRecord, footerUpdate } from './schema'

const footer = z.object({ footer: z.array(footerInfo) })

/** The office's calls for the contact lines of one site. Their paths begin with `folder`. */
const officeCalls = <const F extends 'admin' | 'mw/admin'>(folder: F) => {
  const invalidates = [`GET /${folder}/get/footer`] as const
  return {
    listAdminFooter: call(`GET /${folder}/get/footer`, {
      summary: 'Contact lines of the footer and the contact bar',
      access: 'staff',
      input: z.object(searchFields),
      answer: footer,
    }),
    getFooter: call(`GET /${folder}/get/footer/id`, {
      summary: 'One contact line',
      access: 'staff',
      input: z.object({ id }),
      answer: recordAnswerSchema(footerRecord),
    }),
    insertFooter: call(`POST /${folder}/insert/footer`, {
      summary: 'Add a contact line',
      access: 'staff',
      invalidates,
      input: footerForm,
      answer: insertAnswer,
    }),
    updateFooter: call(`POST /${folder}/update/footer`, {
      summary: 'Save a contact line; 409 when it was changed since the `version` sent with it',
      access: 'staff',
      invalidates,
      input: footerUpdate,
      answer: updateAnswer,
    }),
    deleteFooter: call(`DELETE /${folder}/delete/footer`, {
      summary: 'Delete a contact line',
      access: 'admin',
      invalidates,
      input: z.object({ id }),
      answer: doneAnswer,
    }),
  }
}

export const footerCalls = officeCalls('admin')

export const eventFooterCalls = {
  listFooter: call('GET /mw/client/get/footer', {
    summary: "Contact lines of the event's footer",
    access: 'public',
    input: z.object({}),
    answer: footer,
  }),
  ...officeCalls('mw/admin'),
}
