import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { id, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { contactRecord, contactText, contactUpdate } from './schema'

export const contactCalls = {
  listAdminContactTexts: call('GET /admin/get/contact-texts', {
    summary: 'Address, opening hours and the text under the map, in both languages',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ texts: z.array(contactText) }),
  }),
  getContactText: call('GET /admin/get/contact-texts/id', {
    summary: 'One text of the contact page',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(contactRecord),
  }),
  updateContactText: call('POST /admin/update/contact-text', {
    summary: 'Save a text of the contact page',
    access: 'staff',
    invalidates: ['GET /admin/get/contact-texts', 'GET /admin/get/translations'],
    input: contactUpdate,
    answer: updateAnswer,
  }),
}
