import * as z from 'zod'
import { fileAnswerSchema, answerFileRate } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import {
  doneAnswer,
  id,
  insertAnswer,
  listAnswerSchema,
  recordAnswerSchema,
  updateAnswer,
} from '@/lib/platform/api/fields'
import { sheetFileRule } from '@/lib/platform/api/sheet-file'
import { importAnswer } from '@/lib/platform/files/import-answer'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import {
  agendaDay,
  agendaListQuery,
  agendaPicture,
  agendaPictureInsert,
  agendaPictureRecord,
  agendaPictureUpdate,
  agendaQuery,
  sessionChoices,
  sessionImport,
  sessionInsert,
  sessionListQuery,
  sessionRecord,
  sessionRow,
  sessionUpdate,
} from './schema'

const stalePictures = ['GET /mw/admin/get/agenda'] as const
const staleSessions = ['GET /mw/admin/get/sessions', 'GET /admin/get/translations'] as const
const image = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax } as const
/** The most bytes of an uploaded file of sessions. */
const sheetBytesMax = 5 * 1024 * 1024

export const agendaCalls = {
  listAgenda: call('GET /mw/client/get/agenda', {
    summary: 'The agenda of an edition by days: designed pictures in one language, sessions in both',
    access: 'public',
    input: agendaQuery,
    answer: z.object({ agenda: z.array(agendaDay) }),
  }),
  listAdminAgendaPictures: call('GET /mw/admin/get/agenda', {
    summary: 'The designed pictures of an edition, by days',
    access: 'staff',
    input: agendaListQuery,
    answer: listAnswerSchema('agenda', agendaPicture),
  }),
  getAgendaPicture: call('GET /mw/admin/get/agenda/id', {
    summary: 'One designed picture',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(agendaPictureRecord),
  }),
  insertAgendaPicture: call('POST /mw/admin/insert/agenda', {
    summary: 'Add a designed picture to a day, in one language',
    access: 'staff',
    invalidates: stalePictures,
    input: agendaPictureInsert,
    files: { image },
    answer: insertAnswer,
  }),
  updateAgendaPicture: call('POST /mw/admin/update/agenda', {
    summary: 'Change a designed picture; without a new file the old one stays',
    access: 'staff',
    invalidates: stalePictures,
    input: agendaPictureUpdate,
    files: { image: { ...image, optional: true } },
    answer: updateAnswer,
  }),
  deleteAgendaPicture: call('DELETE /mw/admin/delete/agenda', {
    summary: 'Delete a designed picture',
    access: 'admin',
    invalidates: stalePictures,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}

export const sessionCalls = {
  listAdminEventSessions: call('GET /mw/admin/get/sessions', {
    summary: 'The sessions of an edition in their order, or those of a day',
    access: 'staff',
    input: sessionListQuery,
    answer: listAnswerSchema('sessions', sessionRow),
  }),
  exportSessions: call('GET /mw/admin/get/sessions/file', {
    summary: 'The sessions of an edition as a workbook in the format of the import',
    access: 'staff',
    input: agendaQuery.pick({ event: true }),
    answer: fileAnswerSchema(['xlsx']),
    rate: answerFileRate,
  }),
  listAdminSessionChoices: call('GET /mw/admin/get/session-choices', {
    summary: 'The days, halls and key speakers that a session of an edition may have',
    access: 'staff',
    input: agendaQuery.pick({ event: true }),
    answer: sessionChoices,
  }),
  getSession: call('GET /mw/admin/get/sessions/id', {
    summary: 'One session',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(sessionRecord),
  }),
  insertSession: call('POST /mw/admin/insert/session', {
    summary: 'Add a session; 409 when its hall has another one at that time',
    access: 'staff',
    invalidates: staleSessions,
    input: sessionInsert,
    answer: insertAnswer,
  }),
  updateSession: call('POST /mw/admin/update/session', {
    summary: 'Change a session; 409 when its hall has another one at that time',
    access: 'staff',
    invalidates: staleSessions,
    input: sessionUpdate,
    answer: updateAnswer,
  }),
  deleteSession: call('DELETE /mw/admin/delete/session', {
    summary: 'Delete a session',
    access: 'admin',
    invalidates: staleSessions,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
  getSessionTemplate: call('GET /mw/admin/get/sessions/template/file', {
    summary: 'A workbook to fill in for the import of sessions, with what each column takes',
    access: 'staff',
    input: z.object({}),
    answer: fileAnswerSchema(['xlsx']),
    rate: answerFileRate,
  }),
  importSessions: call('POST /mw/admin/insert/sessions', {
    summary: 'Import a CSV or XLSX file of sessions, or preview its changes; it deletes none',
    access: 'staff',
    invalidates: staleSessions,
    input: sessionImport,
    files: { file: sheetFileRule(sheetBytesMax) },
    answer: importAnswer,
  }),
}
