import * as z from 'zod'
import { fileAnswerSchema, answerFileRate, tableKinds } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id } from '@/lib/platform/api/fields'
import { personListing, personNameListing } from '../companies/schema'
import { peopleAnswer, personRecord, personUpdate } from './schema'

export const stalePeople = [
  'GET /yellow-page/get/new-request',
  'GET /yellow-page/get/waiting',
  'GET /yellow-page/get/consultant-list',
  'GET /yellow-page/get/consultant-list/name',
] as const

export const personCalls = {
  listAdminConsultants: call('GET /yellow-page/get/consultant-list', {
    summary: 'Consultants by name, published or not; requests are for roles 1 and 2',
    access: 'staff',
    isAudited: 'seldom',
    input: personListing,
    answer: peopleAnswer,
  }),
  exportConsultants: call('GET /yellow-page/get/consultant-list/file', {
    summary: 'All approved consultants as a file',
    access: 'admin',
    isAudited: true,
    input: z.object({ kind: z.enum(tableKinds) }),
    answer: fileAnswerSchema(tableKinds),
    rate: answerFileRate,
  }),
  findPeople: call('GET /yellow-page/get/consultant-list/name', {
    summary: 'The same, filtered by the words of a name',
    access: 'staff',
    isAudited: 'seldom',
    auditOmits: ['name'],
    input: personNameListing,
    answer: peopleAnswer,
  }),
  getConsultant: call('GET /yellow-page/get/person', {
    summary: 'One consultant; the registrant is for roles 1 and 2',
    access: 'staff',
    isAudited: true,
    input: z.object({ id }),
    answer: z.object({ person: personRecord }),
  }),
  updateConsultant: call('POST /yellow-page/update/person', {
    summary:
      'Save a consultant, and the registrant if sent (roles 1 and 2); at the first approval the registrant gets a mail',
    access: 'staff',
    invalidates: stalePeople,
    input: personUpdate,
    answer: z.object({ id: z.number().int(), version: z.number().int() }),
  }),
  deleteConsultant: call('DELETE /yellow-page/delete/person', {
    summary: 'Delete a consultant: the registrant is erased, the rest goes to the bin',
    access: 'admin',
    invalidates: stalePeople,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
