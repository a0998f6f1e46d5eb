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
import {
  passAnswer,
  passSearch,
  registerAnswer,
  registration,
  registrationExport,
  registrationFigures,
  registrationFileKinds,
  registrationForm,
  registrationInsert,
  registrationListing,
  registrationRecord,
  registrationSearch,
  registrationUpdate,
} from './schema'

const invalidates = [
  'GET /mw/admin/get/user-registration',
  'GET /mw/admin/get/new-registration',
  'GET /mw/admin/get/registration-figures',
] as const
/** The audit log omits personal data, so that it holds no copy after the person's data is deleted. */
const auditOmits = ['company', 'first_name', 'last_name', 'country', 'email', 'phone_number'] as const

export const registrationCalls = {
  register: call('POST /mw/client/insert/registration', {
    summary:
      'Register for the live edition; an address is registered once, and the holder of its pass may change it',
    access: 'public',
    input: registrationForm,
    answer: registerAnswer,
    isOneStatement: true,
    // A high limit, because all visitors in one hall may share one network address.
    rate: { points: 600, perSeconds: 60 },
  }),
  getPass: call('POST /mw/client/get/pass', {
    summary: 'A pass of the live edition by its code; a POST, so that the code is in no log',
    access: 'public',
    input: passSearch,
    answer: passAnswer,
    rate: { points: 60, perSeconds: 60 },
  }),
  listAdminRegistrations: call('GET /mw/admin/get/user-registration', {
    summary: 'Who registered for an edition, newest first; a search needs a category and a term',
    access: 'admin',
    isAudited: 'seldom',
    auditOmits: ['searchTerm'],
    input: registrationListing,
    answer: listAnswerSchema('register', registration),
  }),
  exportRegistrations: call('GET /mw/admin/get/user-registration/file', {
    summary: 'The registrations of a search as a list or as badges, or those of one person',
    access: 'admin',
    isAudited: true,
    // A search term may be personal data, such as a name or a phone number.
    auditOmits: ['searchTerm'],
    input: registrationExport,
    answer: fileAnswerSchema(registrationFileKinds),
    rate: answerFileRate,
  }),
  listAdminNewRegistrations: call('GET /mw/admin/get/new-registration', {
    summary: 'The registrations of the last week, and those that staff entered, newest first',
    access: 'admin',
    isAudited: 'seldom',
    auditOmits: ['searchTerm'],
    input: registrationListing,
    answer: listAnswerSchema('register', registration),
  }),
  getRegistrationFigures: call('GET /mw/admin/get/registration-figures', {
    summary: 'The numbers of registrations, countries and admissions of an edition',
    access: 'admin',
    input: z.object({ event: registrationSearch.shape.event }),
    answer: registrationFigures,
  }),
  listAdminCountries: call('GET /mw/admin/get/countries', {
    summary: 'All countries with their names, Mongolia first',
    access: 'admin',
    input: z.object({}),
    answer: z.object({ country: z.array(z.object({ code: z.string(), name: z.string() })) }),
  }),
  getRegistration: call('GET /mw/admin/get/user-registration/id', {
    summary: 'One registration',
    access: 'admin',
    isAudited: true,
    input: z.object({ id }),
    answer: recordAnswerSchema(registrationRecord),
  }),
  insertRegistration: call('POST /mw/admin/insert/registration', {
    summary: 'Register a person from the office; the pass is mailed to their address',
    access: 'admin',
    invalidates,
    auditOmits,
    input: registrationInsert,
    answer: insertAnswer,
  }),
  updateRegistration: call('POST /mw/admin/update/registration', {
    summary: 'Correct a registration; its code stays',
    access: 'admin',
    invalidates,
    auditOmits,
    input: registrationUpdate,
    answer: updateAnswer,
  }),
  deleteRegistration: call('DELETE /mw/admin/delete/registration', {
    summary: 'Delete a registration with its admissions and mails; its pass becomes invalid',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
