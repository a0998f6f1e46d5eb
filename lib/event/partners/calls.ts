import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import {
  partnerForm,
  partnerOrder,
  partnerRecord,
  partnersAnswer,
  partnersInput,
  partnerUpdate,
} from './schema'

const invalidates = ['GET /mw/admin/get/event-partners', 'GET /admin/get/translations'] as const
const image = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax, optional: true } as const

export const partnerCalls = {
  listAdminPartners: call('GET /mw/admin/get/event-partners', {
    summary: 'The organisers, sponsors or exhibitors of an edition in their order',
    access: 'staff',
    input: partnersInput,
    answer: partnersAnswer,
  }),
  getPartner: call('GET /mw/admin/get/event-partner/id', {
    summary: 'One organiser, sponsor or exhibitor',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(partnerRecord),
  }),
  insertPartner: call('POST /mw/admin/insert/event-partner', {
    summary: 'Add an organiser, a sponsor or an exhibitor at the end',
    access: 'staff',
    invalidates,
    input: partnerForm,
    files: { image },
    answer: insertAnswer,
  }),
  updatePartner: call('POST /mw/admin/update/event-partner', {
    summary: 'Save an organiser, a sponsor or an exhibitor; without a new logo the old one stays',
    access: 'staff',
    invalidates,
    input: partnerUpdate,
    files: { image },
    answer: updateAnswer,
  }),
  updatePartnerOrder: call('POST /mw/admin/update/event-partner-sequence', {
    summary: 'Save the order of some partners of one role among themselves',
    access: 'staff',
    invalidates,
    input: partnerOrder,
    answer: doneAnswer,
  }),
  deletePartner: call('DELETE /mw/admin/delete/event-partner', {
    summary: 'Delete an organiser, a sponsor or an exhibitor',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
