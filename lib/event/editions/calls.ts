import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { imageBytesMax, videoBytesMax } from '@/lib/platform/files/kinds'
import { editionForm, editionGaps, editionRow, editionUpdate } from './schema'

const invalidates = [
  'GET /mw/admin/get/event',
  'GET /mw/admin/get/event-gaps',
  'GET /mw/admin/get/event-dates',
  'GET /mw/admin/get/event-statistics',
  'GET /mw/admin/get/event-partners',
  'GET /admin/get/translations',
] as const
const optional = { storage: 'public', optional: true } as const

export const editionCalls = {
  listAdminEditions: call('GET /mw/admin/get/event', {
    summary: 'The editions of Mining Week: the live one first, then the newest',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ event: z.array(editionRow) }),
  }),
  getEdition: call('GET /mw/admin/get/event/id', {
    summary: 'One edition',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(editionRow),
  }),
  listAdminEditionGaps: call('GET /mw/admin/get/event-gaps', {
    summary: 'The missing parts of an edition, with their numbers',
    access: 'staff',
    input: z.object({ id }),
    answer: z.object({
      gaps: z.array(z.object({ gap: z.enum(editionGaps), count: z.number().int() })),
    }),
  }),
  listAdminEventLanguages: call('GET /mw/admin/get/language', {
    summary: 'The languages of agenda pictures',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ result: z.array(z.object({ id: z.number().int(), language: z.string() })) }),
  }),
  insertEdition: call('POST /mw/admin/insert/event', {
    summary:
      'Add an edition; with `from` it copies the structure of another one, with its days from `first_day`',
    access: 'staff',
    invalidates,
    input: editionForm,
    answer: insertAnswer,
  }),
  updateEdition: call('POST /mw/admin/update/event', {
    summary: 'Save the names, texts, film and picture of an edition; a file that is not sent stays',
    access: 'staff',
    invalidates,
    input: editionUpdate,
    files: {
      video: { ...optional, kinds: ['video'], fileBytesMax: videoBytesMax, resumable: true },
      image: { ...optional, kinds: ['image'], fileBytesMax: imageBytesMax },
    },
    answer: updateAnswer,
  }),
  makeEditionLive: call('POST /mw/admin/update/event-current', {
    summary: 'Make an edition live: all pages show it from now on',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
  freezeEdition: call('POST /mw/admin/update/event-freeze', {
    summary: 'Freeze an edition that is not live: its content can no longer be changed',
    access: 'moderator',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
  unfreezeEdition: call('POST /mw/admin/update/event-unfreeze', {
    summary: 'Unfreeze an edition',
    access: 'moderator',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
  deleteEdition: call('DELETE /mw/admin/delete/event', {
    summary: 'Delete an edition that has no content and is not live',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
