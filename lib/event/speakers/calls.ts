import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { searchFields } from '@/lib/platform/api/listing'
import {
  doneAnswer,
  id,
  insertAnswer,
  optionalId,
  pageFields,
  listAnswerSchema,
  recordAnswerSchema,
  updateAnswer,
} from '@/lib/platform/api/fields'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import { editionChoice } from '../editions/schema'
import {
  speaker,
  speakerForm,
  speakerOrder,
  speakerPageSizes,
  speakerRecord,
  speakerRow,
  speakerUpdate,
} from './schema'

const invalidates = ['GET /mw/admin/get/presenter', 'GET /admin/get/translations'] as const
const image = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax } as const

export const speakerCalls = {
  listSpeakers: call('GET /mw/client/get/presenter', {
    summary: 'The key speakers of an edition in their order; without one those of the live edition',
    access: 'public',
    input: z.object({ id: optionalId }),
    answer: z.object({ presenter: z.array(speaker) }),
  }),
  listAdminSpeakers: call('GET /mw/admin/get/presenter', {
    summary: 'The key speakers of an edition in their order; all, or those that match a term',
    access: 'staff',
    input: z.object({
      event: editionChoice.default('live'),
      ...searchFields,
      ...pageFields({ limit: speakerPageSizes[0], limitMax: 100 }),
    }),
    answer: listAnswerSchema('presenter', speakerRow),
  }),
  getSpeaker: call('GET /mw/admin/get/presenter/id', {
    summary: 'One key speaker',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(speakerRecord),
  }),
  insertSpeaker: call('POST /mw/admin/insert/presenter', {
    summary: 'Add a key speaker to an edition, after the others',
    access: 'staff',
    invalidates,
    input: speakerForm,
    files: { image },
    answer: insertAnswer,
  }),
  updateSpeaker: call('POST /mw/admin/update/presenter', {
    summary: 'Change a key speaker, or its place in the order; without a new portrait the old one stays',
    access: 'staff',
    invalidates,
    input: speakerUpdate,
    files: { image: { ...image, optional: true } },
    answer: updateAnswer,
  }),
  updateSpeakerOrder: call('POST /mw/admin/update/presenter-queue', {
    summary: 'Save the order of key speakers within their edition',
    access: 'staff',
    invalidates,
    input: speakerOrder,
    answer: doneAnswer,
  }),
  deleteSpeaker: call('DELETE /mw/admin/delete/presenter', {
    summary: 'Delete a key speaker',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
