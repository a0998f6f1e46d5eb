import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import { peopleOrder, person, personForm, personRecord, personUpdate } from './schema'

const invalidates = ['GET /admin/get/about-us', 'GET /admin/get/translations'] as const
const image = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax, optional: true } as const
const about = z.object({ about: z.array(person) })

export const peopleCalls = {
  listPeople: call('GET /client/get/about-us', {
    summary: 'The people of the association by category, auditors included',
    access: 'public',
    input: z.object({}),
    answer: about,
  }),
  listAdminPeople: call('GET /admin/get/about-us', {
    summary: 'The people of the association by category, auditors included',
    access: 'staff',
    input: z.object({}),
    answer: about,
  }),
  getPerson: call('GET /admin/get/about-us/id', {
    summary: 'One person of the about-us page, or auditor',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(personRecord),
  }),
  insertPerson: call('POST /admin/insert/about-us', {
    summary: 'Add a person to the about-us page, or an auditor',
    access: 'staff',
    invalidates,
    input: personForm,
    files: { image },
    answer: insertAnswer,
  }),
  updatePerson: call('POST /admin/update/about-us', {
    summary: 'Change a person or auditor; without a new portrait the old one stays',
    access: 'staff',
    invalidates,
    input: personUpdate,
    files: { image },
    answer: updateAnswer,
  }),
  updatePeopleOrder: call('POST /admin/update/about-us-sequence', {
    summary: 'Save the order of the people of one category',
    access: 'staff',
    invalidates,
    input: peopleOrder,
    answer: doneAnswer,
  }),
  deletePerson: call('DELETE /admin/delete/about-us', {
    summary: 'Delete a person or auditor',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
